import type { Client } from '@libsql/client'
import { textOf } from '@/sandbox/database/text-of'

/** From the first moment that counts to the first one after them, in milliseconds since 1970. */
interface Window {
  readonly from: number
  readonly to: number
}

/** What an account did in a time. Amounts in hundredths. */
export interface PlayFigures {
  readonly validBet: number
  /** Bets that have ended. */
  readonly rounds: number
  /** What came in by deposits. */
  readonly deposited: number
}

export interface Place {
  /** Id and name of the account. */
  readonly id: string
  readonly account: string
  readonly validBet: number
}

/** A bet counts in the time that it was placed in, once it has ended. */
export async function playFigures(client: Client, account: string, { from, to }: Window): Promise<PlayFigures> {
  const { rows } = await client.execute({
    sql: `SELECT coalesce(sum(valid_bet), 0) AS valid_bet, count(*) AS rounds,
        (SELECT coalesce(sum(l.amount), 0) FROM entries e JOIN lines l ON l.entry = e.number
          JOIN wallets w ON w.id = l.wallet AND w.owner = e.account
          WHERE e.account = ?1 AND e.kind = 'deposit' AND e.time >= ?2 AND e.time < ?3) AS deposited
      FROM bets WHERE account = ?1 AND state = 'settled' AND time >= ?2 AND time < ?3`,
    args: [account, from, to],
  })
  const [row] = rows
  return {
    validBet: Number(row?.['valid_bet']),
    rounds: Number(row?.['rounds']),
    deposited: Number(row?.['deposited']),
  }
}

/** Who bet most, the first one first; of two that bet as much, who was there earlier. */
export async function playRanks(client: Client, merchant: string, { from, to }: Window): Promise<Place[]> {
  const { rows } = await client.execute({
    sql: `SELECT a.id, a.account, sum(b.valid_bet) AS valid_bet FROM bets b JOIN accounts a ON a.id = b.account
      WHERE b.merchant = ? AND b.state = 'settled' AND b.time >= ? AND b.time < ?
      GROUP BY a.id HAVING sum(b.valid_bet) > 0 ORDER BY sum(b.valid_bet) DESC, max(b.time), a.id`,
    args: [merchant, from, to],
  })
  return rows.map((row) => ({
    id: textOf(row['id']),
    account: textOf(row['account']),
    validBet: Number(row['valid_bet']),
  }))
}

/** Valid bets that ended in a time, by category, in hundredths: the first category first. */
export async function settledByCategory(client: Client, account: string, { from, to }: Window) {
  const { rows } = await client.execute({
    sql: `SELECT category, sum(valid_bet) AS valid_bet FROM bets
      WHERE account = ? AND state = 'settled' AND settled >= ? AND settled < ?
      GROUP BY category HAVING sum(valid_bet) > 0 ORDER BY category`,
    args: [account, from, to],
  })
  return rows.map((row) => ({ category: textOf(row['category']), validBet: Number(row['valid_bet']) }))
}

/** What an account paid in since a moment, for a statement: both stand for its parameters. */
export const paidInSql = (account: string, since: string): string =>
  `(SELECT coalesce(-sum(l.amount), 0) FROM entries e JOIN lines l ON l.entry = e.number JOIN wallets w ON w.id = l.wallet
    WHERE e.account = ${account} AND e.kind = 'deposit' AND e.time >= ${since} AND w.owner = 'house' AND w.kind = 'deposit')`

/** Stakes less wins of the bets that an account placed since a moment, for a statement. */
export const lossSql = (account: string, since: string): string =>
  `(SELECT coalesce(sum(stake - win), 0) FROM bets
    WHERE account = ${account} AND time >= ${since} AND state <> 'cancelled')`

export async function paidInSince(client: Client, account: string, since: number): Promise<number> {
  return figure(client, paidInSql('?1', '?2'), account, since)
}

export async function lossSince(client: Client, account: string, since: number): Promise<number> {
  return figure(client, lossSql('?1', '?2'), account, since)
}

async function figure(client: Client, sql: string, account: string, since: number): Promise<number> {
  const { rows } = await client.execute({ sql: `SELECT ${sql} AS figure`, args: [account, since] })
  return Number(rows[0]?.['figure'])
}
