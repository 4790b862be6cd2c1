import { integer, orNull, text } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'

/** Somebody who registered with another account's code, with what they did, in hundredths. */
export interface Friend {
  readonly account: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** What was paid, its fee included. Undefined before the first deposit. */
  readonly firstDeposit: number | undefined
  readonly validBet: number
}

const referred = `accounts WHERE merchant = ?1 AND upper(profile ->> 'referralCode') = ?2`

/** Ids of the accounts that registered with a code. */
export async function friendIds(database: Database, merchant: string, code: string): Promise<string[]> {
  const people = await database.rows({ id: text }, `SELECT id FROM ${referred}`, [merchant, code])
  return people.map(({ id }) => id)
}

/** The accounts that registered with a code, newest first. Their deposits and bets come from the ledger. */
export async function friendsOf(database: Database, merchant: string, code: string): Promise<Friend[]> {
  const friends = await database.rows(
    { account: text, createdAt: integer, firstDeposit: orNull(integer), validBet: integer },
    `SELECT f.account, f.created_at,
        (SELECT -sum(l.amount) FROM lines l JOIN wallets w ON w.id = l.wallet AND w.owner = 'house' AND w.kind = 'deposit'
          WHERE l.entry = (SELECT number FROM entries WHERE account = f.id AND kind = 'deposit' ORDER BY time, rowid LIMIT 1)
        ) AS first_deposit,
        (SELECT coalesce(sum(valid_bet), 0) FROM bets WHERE account = f.id AND state = 'settled') AS valid_bet
      FROM (SELECT * FROM ${referred}) f ORDER BY f.created_at DESC, f.account`,
    [merchant, code],
  )
  return friends.map(({ firstDeposit, ...friend }) => ({ ...friend, firstDeposit: firstDeposit ?? undefined }))
}
