import { integer, readRows, text } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'
import type { ProfitLoss } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { dayIn } from '@/contract/time/day'
import {
  added,
  figureOf,
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
  /** Entries of gifts that still have to be bet for. */
  readonly locked: ReadonlySet<string>
  readonly by: ProfitLoss['request']['by']
  readonly pageNo: number
  readonly pageSize: number
}

const actColumns = { number: text, time: integer, kind: text, amount: integer }
const betColumns = { time: integer, category: text, stake: integer, validBet: integer, win: integer }

/** In hundredths. */
type Figures = ProfitFigures & { readonly locked: number }

const none: Figures = { ...nothing(), locked: 0 }

/** An account's profit and loss: one line per day with anything in it, newest first, or one per category, highest bets first. */
export async function profitLines(database: Database, filter: ProfitFilter): Promise<Page> {
  const { merchant, owner, from, to, by, days, locked, pageNo, pageSize } = filter
  const [bets, acts] = await database.read([
    {
      sql: `SELECT time, category, stake, valid_bet, win FROM bets
          WHERE account = ? AND merchant = ? AND time >= ? AND time < ? AND state = 'settled'`,
      args: [owner, merchant, from, to],
    },
    {
      // Excludes points. Includes held money, which is still the account's own.
      sql: `SELECT e.number, e.time, e.kind, sum(l.amount) AS amount FROM entries e JOIN lines l ON l.entry = e.number
          JOIN wallets w ON w.id = l.wallet
          WHERE e.account = ? AND e.merchant = ? AND e.time >= ? AND e.time < ?
            AND w.owner = e.account AND w.kind <> 'points' AND e.kind IN (${quotedKinds})
          GROUP BY e.number`,
      args: [owner, merchant, from, to],
    },
  ])

  const dayOf = (time: number) => dayIn(days.timeZone, time)
  const lines = new Map<string, Figures>()
  let total = none
  const add = (name: string | undefined, figures: Partial<Figures>) => {
    const more = { ...none, ...figures }
    if (Object.values(more).every((amount) => amount === 0)) return
    total = sumOf(total, more)
    if (name !== undefined) lines.set(name, sumOf(lines.get(name) ?? none, more))
  }
  for (const bet of readRows(bets, betColumns)) {
    const { time, category, stake, validBet, win } = bet
    add(by === 'day' ? dayOf(time) : category, { bet: stake, validBet, win })
  }
  for (const { number, time, kind, amount } of readRows(acts, actColumns)) {
    const figure = locked.has(number) ? 'locked' : figureOf(kind)
    // An entry without a category counts in the totals only.
    if (figure !== undefined)
      add(by === 'day' ? dayOf(time) : undefined, { [figure]: figure === 'withdrawal' ? -amount : amount })
  }
  const sorted = [...lines].toSorted(([a, one], [b, other]) =>
    by === 'day' ? (a < b ? 1 : -1) : other.bet - one.bet || (a < b ? -1 : 1),
  )
  const shown = sorted.slice((pageNo - 1) * pageSize, pageNo * pageSize)
  return {
    until: 0,
    total: sorted.length,
    totalPages: Math.ceil(sorted.length / pageSize),
    items: shown.map(([name, figures]) => lineOf(name, figures, by)),
    pageTotals: amountsOf(shown.reduce((sum, [, figures]) => sumOf(sum, figures), none)),
    totals: amountsOf(total),
  }
}

const sumOf = (sum: Figures, more: Figures): Figures => ({ ...added(sum, more), locked: sum.locked + more.locked })

const amountsOf = (figures: Figures): Page['totals'] => ({
  ...profitAmounts(figures),
  locked: amountOf(figures.locked),
})

/** Deposits, withdrawals, rebates and promotions have no category. */
function lineOf(name: string, figures: Figures, by: ProfitFilter['by']): Line {
  const amounts = amountsOf(figures)
  return by === 'day'
    ? { name, ...amounts }
    : { name, ...amounts, deposit: null, withdrawal: null, rebate: null, promotion: null, locked: null }
}
