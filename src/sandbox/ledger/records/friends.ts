import type { Client } from '@libsql/client'
import { textOf } from '@/sandbox/database/text-of'

/** Somebody who registered with the code of another, with what they did, in hundredths. */
export interface Friend {
  readonly account: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** Undefined before it. */
  readonly firstDeposit: number | undefined
  readonly validBet: number
}

const referred = `accounts WHERE merchant = ?1 AND upper(profile ->> 'referralCode') = ?2`

/** Ids of the accounts that registered with a code. */
export async function friendIds(client: Client, merchant: string, code: string): Promise<string[]> {
  const { rows } = await client.execute({ sql: `SELECT id FROM ${referred}`, args: [merchant, code] })
  return rows.map(({ id }) => textOf(id))
}

/** The accounts that registered with a code, the newest first. What they deposited and bet comes from the ledger. */
export async function friendsOf(client: Client, merchant: string, code: string): Promise<Friend[]> {
  const { rows } = await client.execute({
    sql: `SELECT f.account, f.created_at,
        (SELECT sum(l.amount) FROM entries e JOIN lines l ON l.entry = e.number
          JOIN wallets w ON w.id = l.wallet AND w.owner = e.account
          WHERE e.number = (SELECT number FROM entries WHERE account = f.id AND kind = 'deposit' ORDER BY time, rowid LIMIT 1)
        ) AS first_deposit,
        (SELECT coalesce(sum(valid_bet), 0) FROM bets WHERE account = f.id AND state = 'settled') AS valid_bet
      FROM (SELECT * FROM ${referred}) f ORDER BY f.created_at DESC, f.account`,
    args: [merchant, code],
  })
  return rows.map((row) => ({
    account: textOf(row['account']),
    createdAt: Number(row['created_at']),
    firstDeposit: row['first_deposit'] === null ? undefined : Number(row['first_deposit']),
    validBet: Number(row['valid_bet']),
  }))
}
