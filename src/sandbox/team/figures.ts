import { integer, readRows, text } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'
import { added, figureOf, nothing, quotedKinds, type ProfitFigures } from '@/sandbox/ledger/port/profit-figures'
import { levelOf, teamTable, type Whose } from '@/sandbox/accounts/port/tree'

/** Start (inclusive) to end (exclusive), in milliseconds since 1970. */
export interface Window {
  readonly from: number
  readonly to: number
}

/** In every time zone, days begin at a multiple of a quarter of an hour. Milliseconds. */
export const quarter = 15 * 60_000

/**
 * Grouping keys of figures: the id of the direct downline heading the branch, or the number of quarters of an hour
 * since 1970.
 */
const keys = {
  branch: { bet: 't.branch', act: 't.branch' },
  quarter: { bet: `CAST(b.time / ${quarter} AS TEXT)`, act: `CAST(e.time / ${quarter} AS TEXT)` },
} as const

const betColumns = { key: text, bet: integer, validBet: integer, win: integer }

/**
 * Profit and loss of a team, everybody counted once, by the same rules as for a single account. In hundredths. `locked`:
 * entries of gifts that still have to be bet for, which are no profit yet.
 */
export async function figuresBy(
  database: Database,
  key: keyof typeof keys,
  { owner, reach }: Whose,
  { from, to }: Window,
  locked: ReadonlySet<string>,
): Promise<Map<string, ProfitFigures>> {
  const args = [owner, from, to]
  const [bets, acts] = await database.read([
    {
      sql: `WITH RECURSIVE ${teamTable}
          SELECT ${keys[key].bet} AS key, sum(b.stake) AS bet, sum(b.valid_bet) AS valid_bet, sum(b.win) AS win
          FROM team t CROSS JOIN bets b ON b.account = t.id
          WHERE t.${levelOf(reach)} AND b.time >= ?2 AND b.time < ?3 AND b.state = 'settled' GROUP BY 1`,
      args,
    },
    {
      sql: `WITH RECURSIVE ${teamTable}
          SELECT ${keys[key].act} AS key, e.kind, sum(l.amount) AS amount
          FROM team t CROSS JOIN entries e ON e.account = t.id CROSS JOIN lines l ON l.entry = e.number
            CROSS JOIN wallets w ON w.id = l.wallet
          WHERE t.${levelOf(reach)} AND e.time >= ?2 AND e.time < ?3 AND e.kind IN (${quotedKinds})
            AND w.owner = e.account AND w.kind <> 'points'
            AND e.number NOT IN (SELECT value FROM json_each(?4))
          GROUP BY 1, 2`,
      args: [...args, JSON.stringify([...locked])],
    },
  ])
  const found = new Map<string, ProfitFigures>()
  const add = (name: string, figures: Partial<ProfitFigures>) =>
    found.set(name, added(found.get(name) ?? nothing(), { ...nothing(), ...figures }))
  for (const { key: name, ...figures } of readRows(bets, betColumns)) add(name, figures)
  for (const { key: name, kind, amount } of readRows(acts, { key: text, kind: text, amount: integer })) {
    const figure = figureOf(kind)
    if (figure !== undefined) add(name, { [figure]: figure === 'withdrawal' ? -amount : amount })
  }
  return found
}

/** How many accounts of a team were created in a period, and how many placed a bet in it that has been settled. */
export interface TeamCounts {
  readonly joined: number
  readonly active: number
}

/** The counts of several periods, read with one query. */
export async function countsIn(
  database: Database,
  { owner, reach }: Whose,
  windows: readonly Window[],
): Promise<TeamCounts[]> {
  const [from, to] = [Math.min(...windows.map((each) => each.from)), Math.max(...windows.map((each) => each.to))]
  const isIn = (column: string, at: number) => `${column} >= ${windows[at]?.from} AND ${column} < ${windows[at]?.to}`
  const active = windows.map((_, at) => `sum(was${at})`)
  const was = windows.map((_, at) => `max(${isIn('b.time', at)}) AS was${at}`)
  const joined = windows.map((_, at) => `count(CASE WHEN ${isIn('a.created_at', at)} THEN 1 END)`)
  const [bets, people] = await database.read([
    {
      sql: `WITH RECURSIVE ${teamTable} SELECT ${active.join(', ')} FROM (SELECT ${was.join(', ')}
          FROM team t CROSS JOIN bets b ON b.account = t.id
          WHERE t.${levelOf(reach)} AND b.time >= ?2 AND b.time < ?3 AND b.state = 'settled' GROUP BY t.id)`,
      args: [owner, from, to],
    },
    {
      sql: `WITH RECURSIVE ${teamTable} SELECT ${joined.join(', ')}
          FROM team t CROSS JOIN accounts a ON a.id = t.id WHERE t.${levelOf(reach)}`,
      args: [owner],
    },
  ])
  return windows.map((_, at) => ({ active: Number(bets.rows[0]?.[at]), joined: Number(people.rows[0]?.[at]) }))
}
