import { integer, type Columns } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'

/** A turnover requirement, or a bet that counts towards one. Amounts in hundredths. */
interface Moment {
  /** Milliseconds since 1970. */
  readonly time: number
  readonly amount: number
}

/**
 * The turnover required since there was last no open requirement, how much of it is done, and how much is left. In
 * hundredths.
 */
export interface Turnover {
  readonly required: number
  readonly reached: number
  readonly remaining: number
}

/**
 * Bets count only towards requirements made before they were placed; wagering beyond those does not carry over to
 * later ones.
 */
export function turnoverOf(asked: readonly Moment[], bets: readonly Moment[]): Turnover {
  const moments = [
    ...asked.map(({ time, amount }) => ({ time, required: amount, bet: 0 })),
    ...bets.map(({ time, amount }) => ({ time, required: 0, bet: amount })),
  ].toSorted((a, b) => a.time - b.time || b.required - a.required)
  let required = 0
  let reached = 0
  for (const moment of moments) {
    required += moment.required
    reached += moment.bet
    if (reached >= required) required = reached = 0
  }
  return { required, reached, remaining: required - reached }
}

const momentColumns: Columns<Moment> = { time: integer, amount: integer }

/** The turnover that an account's deposit promotions and claims require, met by valid bets in the ledger. */
export async function turnoverFor(database: Database, account: string): Promise<Turnover> {
  const asked = await database.rows(
    momentColumns,
    `SELECT ended AS time, turnover AS amount FROM deposits
        WHERE account = ?1 AND state = 'approved' AND turnover > 0
      UNION ALL SELECT time, turnover AS amount FROM claims WHERE account = ?1 AND turnover > 0`,
    [account],
  )
  if (asked.length === 0) return turnoverOf([], [])
  const bets = await database.rows(
    momentColumns,
    `SELECT time, valid_bet AS amount FROM bets WHERE account = ? AND state = 'settled' AND time >= ?`,
    [account, Math.min(...asked.map(({ time }) => time))],
  )
  return turnoverOf(asked, bets)
}
