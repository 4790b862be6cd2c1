import { lossSql, paidInSql } from '@/sandbox/ledger/port/figure-sql'
import { integer, text } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'

/** Start (inclusive) to end (exclusive), in milliseconds since 1970. */
interface Window {
  readonly from: number
  readonly to: number
}

/** An account's play and deposits in a time range. Amounts in hundredths. */
export interface PlayFigures {
  readonly validBet: number
  /** Settled bets. */
  readonly rounds: number
  /** Sum of what was paid in, fees included. */
  readonly deposited: number
}

export interface Place {
  /** Id and name of the account. */
  readonly id: string
  readonly account: string
  readonly validBet: number
}

/** A bet counts at the time it was placed, once it is settled. */
export async function playFigures(database: Database, account: string, { from, to }: Window): Promise<PlayFigures> {
  return database.only(
    { validBet: integer, rounds: integer, deposited: integer },
    `SELECT coalesce(sum(valid_bet), 0) AS valid_bet, count(*) AS rounds,
        (SELECT coalesce(-sum(l.amount), 0) FROM entries e JOIN lines l ON l.entry = e.number
          JOIN wallets w ON w.id = l.wallet AND w.owner = 'house' AND w.kind = 'deposit'
          WHERE e.account = ?1 AND e.kind = 'deposit' AND e.time >= ?2 AND e.time < ?3) AS deposited
      FROM bets WHERE account = ?1 AND state = 'settled' AND time >= ?2 AND time < ?3`,
    [account, from, to],
  )
}

/** Accounts ranked by valid bets, highest first; on a tie the one whose last bet is older comes first. */
export async function playRanks(database: Database, merchant: string, { from, to }: Window): Promise<Place[]> {
  return database.rows(
    { id: text, account: text, validBet: integer },
    `SELECT a.id, a.account, sum(b.valid_bet) AS valid_bet FROM bets b JOIN accounts a ON a.id = b.account
      WHERE b.merchant = ? AND b.state = 'settled' AND b.time >= ? AND b.time < ?
      GROUP BY a.id HAVING sum(b.valid_bet) > 0 ORDER BY sum(b.valid_bet) DESC, max(b.time), a.id`,
    [merchant, from, to],
  )
}

/** Valid bets settled in a time range, per category in alphabetical order, in hundredths. */
export async function settledByCategory(database: Database, account: string, { from, to }: Window) {
  return database.rows(
    { category: text, validBet: integer },
    `SELECT category, sum(valid_bet) AS valid_bet FROM bets
      WHERE account = ? AND state = 'settled' AND settled >= ? AND settled < ?
      GROUP BY category HAVING sum(valid_bet) > 0 ORDER BY category`,
    [account, from, to],
  )
}

/** Stakes less wins of an account's settled bets of a category, placed in a time range; negative for a net win. */
export async function lossIn(database: Database, account: string, category: string, { from, to }: Window) {
  const { figure } = await database.only(
    { figure: integer },
    `SELECT coalesce(sum(stake - win), 0) AS figure FROM bets
      WHERE account = ? AND category = ? AND state = 'settled' AND time >= ? AND time < ?`,
    [account, category, from, to],
  )
  return figure
}

/** Ids of the accounts whose best round of a category won something, the best first; on a tie the earlier one. */
export async function bestRounds(database: Database, merchant: string, category: string, { from, to }: Window) {
  // SQLite takes `time` from the row of the maximum.
  const rows = await database.rows(
    { account: text },
    `SELECT account, max(CAST(win AS REAL) / stake) AS score, time FROM bets
      WHERE merchant = ? AND category = ? AND state = 'settled' AND win > 0 AND stake > 0 AND time >= ? AND time < ?
      GROUP BY account ORDER BY score DESC, time, account`,
    [merchant, category, from, to],
  )
  return rows.map(({ account }) => account)
}

export async function paidInSince(database: Database, account: string, since: number): Promise<number> {
  return figure(database, paidInSql('?1', '?2'), account, since)
}

export async function lossSince(database: Database, account: string, since: number): Promise<number> {
  return figure(database, lossSql('?1', '?2'), account, since)
}

async function figure(database: Database, sql: string, account: string, since: number): Promise<number> {
  return (await database.only({ figure: integer }, `SELECT ${sql} AS figure`, [account, since])).figure
}
