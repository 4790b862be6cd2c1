import { integer, text } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'

/** A settled bet of somebody in a team. Amounts in hundredths. */
export interface TeamBet {
  /** Id of the account. */
  readonly account: string
  /** When it was settled, in milliseconds since 1970. */
  readonly settled: number
  readonly validBet: number
  /** Winnings less stake. */
  readonly profitLoss: number
}

/** Bets of all downlines of an account that were settled in a time range, oldest first. */
export async function teamBets(
  database: Database,
  account: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<TeamBet[]> {
  return database.rows(
    { account: text, settled: integer, validBet: integer, profitLoss: integer },
    `WITH RECURSIVE team (id) AS (
        SELECT id FROM accounts WHERE upline = ?1 UNION ALL SELECT a.id FROM accounts a JOIN team t ON a.upline = t.id
      )
      SELECT b.account, b.settled, b.valid_bet, b.win - b.stake AS profit_loss FROM team t JOIN bets b ON b.account = t.id
      WHERE b.state = 'settled' AND b.settled >= ?2 AND b.settled < ?3 ORDER BY b.settled, b.number`,
    [account, from, to],
  )
}
