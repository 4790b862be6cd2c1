import { integer, json, text, word, type Columns } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'
import type { Account } from '@/sandbox/call/account'
import { isPoints, withTheHouse, type Entry } from '@/sandbox/ledger/port/entry'
import type { Ledger } from '@/sandbox/ledger/port/ledger-port'
import type { Intent } from '@/sandbox/ledger/port/post-entry'
import { grantOf, type NewSpins } from './free-spins'
import { bonusesOf, type Bonus } from './port/bonuses'

/** Something that can be claimed once. Amounts in hundredths, free spins as a count. */
export interface NewClaim {
  /** Id of what is claimed, such as race-2026-01-05/2; also the reference of its entry. */
  readonly reward: string
  readonly kind: 'promotion' | 'points' | 'rebate' | 'spins'
  readonly amount: number
  /** Wagering requirement before a withdrawal; 0 if omitted. */
  readonly turnover?: number
  /** The free spins, if it is such. */
  readonly spins?: NewSpins
  /** Further contents of the answer, besides the amount. */
  readonly details?: object
}

/** A past claim. */
export interface Claim {
  readonly reward: string
  /** Milliseconds since 1970. */
  readonly time: number
  /** Its receipt number. */
  readonly entry: string
  readonly unit: 'amount' | 'points' | 'spins'
  readonly amount: number
  readonly turnover: number
  readonly details: object
}

/** It was already claimed with another key. Nothing was posted. */
export class ClaimedError extends Error {
  override readonly name = 'ClaimedError'
}

/** Claims of accounts, each with its entry in the ledger. */
export interface Claims {
  /** The claims made by an intent. Throws KeyUsedError if the key was used for another request. */
  findIntent(account: string, intent: Intent): Promise<Claim[] | undefined>
  /** Posts all claims atomically, with one entry each. Idempotent by key. Throws ClaimedError or KeyUsedError. */
  post(account: Account, claims: readonly [NewClaim, ...NewClaim[]], intent: Intent): Promise<Claim[]>
  /** An account's claims by reward id, oldest first. */
  of(account: string): Promise<Map<string, Claim>>
  /** Money given to the account, including bonuses of deposit promotions, oldest first. */
  bonusesOf(account: string): Promise<Bonus[]>
  /** A merchant's accounts with money that had to be bet for before a withdrawal. */
  accountsToBet(merchant: string): Promise<string[]>
}

export function createClaims(database: Database, ledger: Ledger, clock: () => number): Claims {
  async function of(account: string): Promise<Map<string, Claim>> {
    const claims = await database.rows(claimColumns, 'SELECT * FROM claims WHERE account = ? ORDER BY time, rowid', [
      account,
    ])
    return new Map(claims.map((claim) => [claim.reward, claim]))
  }

  async function named(account: string, details: object): Promise<Claim[]> {
    const all = await of(account)
    return (details as { rewards: readonly string[] }).rewards.flatMap((reward) => all.get(reward) ?? [])
  }

  return {
    of,
    bonusesOf: (account) => bonusesOf(database, account),

    async accountsToBet(merchant) {
      const sql = `SELECT account FROM claims WHERE merchant = ?1 AND unit = 'amount' AND turnover > 0
        UNION SELECT account FROM deposits WHERE merchant = ?1 AND state = 'approved' AND bonus > 0 AND turnover > 0`
      return (await database.rows({ account: text }, sql, [merchant])).map(({ account }) => account)
    },

    async findIntent(account, intent) {
      const before = await ledger.findIntent(account, intent)
      return before && named(account, before.details)
    },

    async post(owner, claims, intent) {
      const { id: account, merchant } = owner
      const details = { rewards: claims.map(({ reward }) => reward) }
      const entryOf = ({ reward: reference, kind, amount }: NewClaim): Entry => ({
        merchant,
        account,
        kind,
        reference,
        details,
        // Free spins move nothing before they win.
        movements: kind === 'spins' ? [] : withTheHouse(account, kind, amount),
      })
      const [first, ...others] = claims
      const beside = claims.map(({ reward, kind, amount, turnover = 0, details: more = {} }) => ({
        sql: `INSERT INTO claims (merchant, account, reward, time, entry, unit, amount, turnover, details)
          VALUES (?, ?, ?, ?, (SELECT number FROM entries WHERE account = ? AND reference = ?), ?, ?, ?, ?)`,
        args: [
          merchant,
          account,
          reward,
          clock(),
          account,
          reward,
          unitOf(kind),
          amount,
          turnover,
          JSON.stringify(more),
        ],
      }))
      const grants = claims.flatMap(({ reward, spins }) => (spins === undefined ? [] : [grantOf(owner, reward, spins)]))
      try {
        const posted = await ledger.postTogether(
          [entryOf(first), ...others.map(entryOf)],
          [...beside, ...grants],
          intent,
        )
        return await named(account, posted.details)
      } catch (error) {
        if (error instanceof Error && error.message.includes('claims.reward'))
          throw new ClaimedError('it was claimed before')
        throw error
      }
    },
  }
}

const unitOf = (kind: NewClaim['kind']): Claim['unit'] =>
  kind === 'spins' ? kind : isPoints(kind) ? 'points' : 'amount'

const claimColumns: Columns<Claim> = {
  reward: text,
  time: integer,
  entry: text,
  unit: word<Claim['unit']>(),
  amount: integer,
  turnover: integer,
  details: json<object>(),
}
