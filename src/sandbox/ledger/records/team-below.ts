import { integer, orNull, text } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'

/** A person's own balance and play in hundredths, money only. */
export interface OwnFigures {
  readonly balance: number
  readonly bet: number
  /** Winnings less stakes. */
  readonly profit: number
}

/** A downline of an agent, at any level. */
export interface TeamMember extends OwnFigures {
  readonly id: string
  readonly account: string
  readonly type: number
  /** Id of the upline. */
  readonly upline: string
  /** 1 means a direct downline of the agent. */
  readonly level: number
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly lastSignIn: number | null
}

const below = `WITH RECURSIVE team (id, level) AS (
    SELECT id, 1 FROM accounts WHERE upline = ?1
    UNION ALL SELECT a.id, t.level + 1 FROM accounts a JOIN team t ON a.upline = t.id
  ),
  held (owner, balance) AS (
    SELECT owner, sum(balance) FROM wallets
    WHERE owner IN (SELECT id FROM team) AND (kind = 'main' OR kind LIKE 'vendor:%') GROUP BY owner
  ),
  played (owner, bet, profit) AS (
    SELECT w.owner, -sum(CASE e.kind WHEN 'bet' THEN l.amount ELSE 0 END), sum(l.amount)
    FROM entries e JOIN lines l ON l.entry = e.number JOIN wallets w ON w.id = l.wallet AND w.owner = e.account
    WHERE e.account IN (SELECT id FROM team) AND e.kind IN ('bet', 'win') AND e.time >= ?2 GROUP BY w.owner
  )`

/** All downlines of an account, each with their own figures. Bets and wins count from `since` on. */
export async function teamOf(database: Database, account: string, since: number): Promise<TeamMember[]> {
  return database.rows(
    {
      id: text,
      account: text,
      type: integer,
      upline: text,
      level: integer,
      createdAt: integer,
      lastSignIn: orNull(integer),
      balance: integer,
      bet: integer,
      profit: integer,
    },
    `${below} SELECT a.id, a.account, a.type, a.upline, t.level, a.created_at, a.last_sign_in,
        coalesce(h.balance, 0) AS balance, coalesce(p.bet, 0) AS bet, coalesce(p.profit, 0) AS profit
      FROM team t JOIN accounts a ON a.id = t.id LEFT JOIN held h ON h.owner = t.id LEFT JOIN played p ON p.owner = t.id
      ORDER BY t.level, a.account`,
    [account, since],
  )
}
