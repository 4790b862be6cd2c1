import { integer, orNull, text, type Columns } from '@/sandbox/database/columns'
import type { Database, Parameter } from '@/sandbox/database/database'
import type { TeamMembers } from '@/contract/generated/gateway-types'
import { teamTable } from '@/sandbox/accounts/port/tree'

/**
 * A team member with totals of everybody below. Amounts in hundredths, the rebate in ten-thousandths, times in
 * milliseconds since 1970.
 */
export interface Person {
  readonly id: string
  readonly account: string
  readonly type: number
  /** Number of levels below the account they are listed under. */
  readonly level: number
  readonly direct: number
  readonly size: number
  readonly balance: number
  readonly teamBalance: number
  readonly rebate: number | null
  readonly createdAt: number
  readonly lastSignIn: number | null
}

export interface PeopleFilter {
  /** Id of the account whose downlines are listed. */
  readonly under: string
  /** Part of a name, searched on all levels; if omitted, only direct downlines are listed. */
  readonly search?: string | undefined
  readonly sort: NonNullable<TeamMembers['request']['sort']>
  readonly pageNo: number
  readonly pageSize: number
}

/** SQL condition for wallets whose money the account can play with. */
const isMoney = "(w.kind = 'main' OR w.kind LIKE 'vendor:%')"

const orders = {
  name: 'has_below DESC, a.account_key',
  newest: 'a.created_at DESC, a.account_key',
  lastSignIn: 'a.last_sign_in DESC, a.account_key',
  size: `(WITH RECURSIVE b (id) AS (SELECT a.id UNION ALL SELECT c.id FROM accounts c JOIN b ON c.upline = b.id)
    SELECT count(*) FROM b) DESC, a.account_key`,
} as const

/** A page of an account's downlines, and their total number. */
export async function peopleBelow(
  database: Database,
  filter: PeopleFilter,
): Promise<{ items: Person[]; total: number }> {
  const { search, sort, pageNo, pageSize } = filter
  const { sql, args } = search === undefined ? rightBelow(filter.under) : namedLike(filter.under, search)
  const found = await database.rows(
    { id: text, level: integer, total: integer },
    `${sql.before} SELECT a.id, ${sql.level} AS level, count(*) OVER () AS total,
        EXISTS (SELECT 1 FROM accounts b WHERE b.upline = a.id) AS has_below
      ${sql.from} ORDER BY ${orders[sort]} LIMIT ? OFFSET ?`,
    [...args, pageSize, (pageNo - 1) * pageSize],
  )
  return { items: await peopleOf(database, found), total: found[0]?.total ?? 0 }
}

/** A direct downline, with the number of its own downlines. */
export type Branch = Pick<Person, 'id' | 'account' | 'size'>

/** All direct downlines: those with a team first, then by name. Their balances are not summed up. */
export async function branchesBelow(database: Database, id: string): Promise<Branch[]> {
  return database.rows(
    { id: text, account: text, size: integer },
    `WITH RECURSIVE ${teamTable},
      branches (id, size) AS (SELECT branch, count(*) - 1 FROM team WHERE level > 0 GROUP BY branch)
      SELECT b.id, a.account, b.size FROM branches b JOIN accounts a ON a.id = b.id
      ORDER BY b.size > 0 DESC, a.account_key`,
    [id],
  )
}

/** The number of an account's downlines, and the sum of their balances in hundredths. */
export interface TeamSum {
  readonly size: number
  readonly balance: number
}

/** Totals of all downlines, excluding the account itself. */
export async function sumBelow(database: Database, merchant: string, id: string): Promise<TeamSum> {
  return database.only(
    { size: integer, balance: integer },
    `WITH RECURSIVE ${teamTable}
      SELECT count(*) AS size, coalesce(sum((SELECT sum(w.balance) FROM wallets w
        WHERE w.merchant = ?2 AND w.owner = t.id AND ${isMoney})), 0) AS balance
      FROM team t WHERE t.level > 0`,
    [id, merchant],
  )
}

interface Found {
  readonly sql: { readonly before: string; readonly level: string; readonly from: string }
  readonly args: Parameter[]
}

const rightBelow = (id: string): Found => ({
  sql: { before: '', level: '1', from: 'FROM accounts a WHERE a.upline = ?' },
  args: [id],
})

/** Wildcards in the search text are escaped. */
const namedLike = (id: string, search: string): Found => ({
  sql: {
    before: `WITH RECURSIVE below (id, level) AS (
      SELECT ?, 0 UNION ALL SELECT a.id, b.level + 1 FROM accounts a JOIN below b ON a.upline = b.id)`,
    level: 'below.level',
    from: 'FROM below JOIN accounts a ON a.id = below.id WHERE below.level > 0 AND instr(a.account_key, ?) > 0',
  },
  args: [id, search.toLowerCase()],
})

/**
 * The people with these ids, in the given order, with totals of everybody below each. A person below two of them
 * counts for both.
 */
export async function peopleOf(
  database: Database,
  found: readonly { readonly id: string; readonly level: number }[],
): Promise<Person[]> {
  const people = await database.rows(
    personColumns,
    `WITH RECURSIVE team (id, branch, level) AS (
        SELECT value, value, 0 FROM json_each(?1)
        UNION ALL SELECT a.id, t.branch, t.level + 1 FROM accounts a JOIN team t ON a.upline = t.id
      ),
      held (branch, level, balance) AS (
        SELECT t.branch, t.level, (SELECT coalesce(sum(w.balance), 0) FROM wallets w
          WHERE w.merchant = a.merchant AND w.owner = a.id AND ${isMoney})
        FROM team t JOIN accounts a ON a.id = t.id
      )
      SELECT a.*, count(*) - 1 AS size, sum(h.level = 1) AS direct, sum(h.balance) AS team_balance,
        sum(CASE h.level WHEN 0 THEN h.balance ELSE 0 END) AS balance
      FROM held h JOIN accounts a ON a.id = h.branch GROUP BY h.branch`,
    [JSON.stringify(found.map(({ id }) => id))],
  )
  const byId = new Map(people.map((person) => [person.id, person]))
  return found.flatMap(({ id, level }) => {
    const person = byId.get(id)
    return person === undefined ? [] : [{ ...person, level }]
  })
}

const personColumns: Columns<Omit<Person, 'level'>> = {
  id: text,
  account: text,
  type: integer,
  direct: integer,
  size: integer,
  balance: integer,
  teamBalance: integer,
  rebate: orNull(integer),
  createdAt: integer,
  lastSignIn: orNull(integer),
}
