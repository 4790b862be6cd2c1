import { integer, readRows, text } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'
import type { ProfitLoss } from '@/contract/generated/gateway-types'
import { dayIn } from '@/contract/time/day'
import {
  added,
  daysOf,
  figureOf,
  isNothing,
  nothing,
  profitAmounts,
  quotedKinds,
  type ProfitFigures,
} from '@/sandbox/ledger/port/profit-figures'

type Page = ProfitLoss['response']
type Line = Page['items'][number]

/** Selects the days of an account. Times in milliseconds since 1970. */
export interface ProfitFilter {
  readonly merchant: string
  readonly owner: string
  readonly from: number
  readonly to: number
  /** The same range as days of a time zone, YYYY-MM-DD, including both ends. */
  readonly days: { readonly timeZone: string; readonly first: string; readonly last: string }
  readonly by: ProfitLoss['request']['by']
  readonly pageNo: number
  readonly pageSize: number
}

const betColumns = { time: integer, category: text, stake: integer, validBet: integer, win: integer }

/** An account's profit and loss: one line per day, newest first, or one per category, highest bets first. */
export async function profitLines(database: Database, filter: ProfitFilter): Promise<Page> {
  const { merchant, owner, from, to, by, days, pageNo, pageSize } = filter
  const [bets, acts] = await database.read([
    {
      sql: `SELECT time, category, stake, valid_bet, win FROM bets
          WHERE account = ? AND merchant = ? AND time >= ? AND time < ? AND state = 'settled'`,
      args: [owner, merchant, from, to],
    },
    {
      // Excludes points. Includes held money, which is still the account's own.
      sql: `SELECT e.time, e.kind, sum(l.amount) AS amount FROM entries e JOIN lines l ON l.entry = e.number
          JOIN wallets w ON w.id = l.wallet
          WHERE e.account = ? AND e.merchant = ? AND e.time >= ? AND e.time < ?
            AND w.owner = e.account AND w.kind <> 'points' AND e.kind IN (${quotedKinds})
          GROUP BY e.number`,
      args: [owner, merchant, from, to],
    },
  ])

  const dayOf = (time: number) => dayIn(days.timeZone, time)
  const lines = new Map<string, ProfitFigures>(by === 'day' ? daysOf(days).map((day) => [day, nothing()]) : [])
  const total = nothing()
  const add = (name: string | undefined, figure: keyof ProfitFigures, amount: number) => {
    total[figure] += amount
    if (name === undefined) return
    const line = lines.get(name) ?? nothing()
    line[figure] += amount
    lines.set(name, line)
  }
  for (const bet of readRows(bets, betColumns)) {
    const name = by === 'day' ? dayOf(bet.time) : bet.category
    add(name, 'bet', bet.stake)
    add(name, 'validBet', bet.validBet)
    add(name, 'win', bet.win)
  }
  for (const { time, kind, amount } of readRows(acts, { time: integer, kind: text, amount: integer })) {
    const figure = figureOf(kind)
    // An entry without a category counts in the totals only.
    if (figure !== undefined)
      add(by === 'day' ? dayOf(time) : undefined, figure, figure === 'withdrawal' ? -amount : amount)
  }
  const sorted = [...lines].toSorted(([a, one], [b, other]) =>
    by === 'day' ? (a < b ? 1 : -1) : other.bet - one.bet || (a < b ? -1 : 1),
  )
  const shown = sorted.slice((pageNo - 1) * pageSize, pageNo * pageSize)
  const isEmpty = isNothing(total)
  return {
    until: 0,
    total: isEmpty ? 0 : sorted.length,
    totalPages: isEmpty ? 0 : Math.ceil(sorted.length / pageSize),
    items: isEmpty ? [] : shown.map(([name, figures]) => lineOf(name, figures, by)),
    pageTotals: profitAmounts(shown.reduce((sum, [, figures]) => added(sum, figures), nothing())),
    totals: profitAmounts(total),
  }
}

/** Deposits, withdrawals, rebates and promotions have no category. */
function lineOf(name: string, figures: ProfitFigures, by: ProfitFilter['by']): Line {
  const amounts = profitAmounts(figures)
  return by === 'day'
    ? { name, ...amounts }
    : { name, ...amounts, deposit: null, withdrawal: null, rebate: null, promotion: null }
}
