import type { Client, ResultSet, Row } from '@libsql/client'
import type { ProfitLoss } from '@/generated/gateway-types'
import { amountOf } from '@/lib/amount'
import { addDays, dayIn, daysBetween } from '@/lib/day'
import { textOf } from '@/sandbox/database/text-of'

type Page = ProfitLoss['response']
type Line = Page['items'][number]

/** Which days of an account are asked for. Times in milliseconds since 1970. */
export interface ProfitFilter {
  readonly merchant: string
  readonly owner: string
  readonly from: number
  readonly to: number
  /** The same as days of a time zone, YYYY-MM-DD, both counted. */
  readonly days: { readonly timeZone: string; readonly first: string; readonly last: string }
  readonly by: ProfitLoss['request']['by']
  readonly pageNo: number
  readonly pageSize: number
}

/** Kinds of entries by the figure that they are part of; what moves between the own wallets is in none. */
const figureOf: Readonly<Partial<Record<string, 'deposit' | 'withdrawal' | 'rebate' | 'promotion'>>> = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  rebate: 'rebate',
  promotion: 'promotion',
}

const names = ['deposit', 'withdrawal', 'bet', 'validBet', 'win', 'rebate', 'promotion'] as const
/** In hundredths. */
type Figures = Record<(typeof names)[number], number>

/** What an account won and lost: a line a day, the last day first, or a line a category, the most played first. */
export async function profitLines(client: Client, filter: ProfitFilter): Promise<Page> {
  const { merchant, owner, from, to, by, days, pageNo, pageSize } = filter
  const [bets, acts] = (await client.batch(
    [
      {
        sql: `SELECT time, category, stake, valid_bet, win FROM bets
          WHERE account = ? AND merchant = ? AND time >= ? AND time < ? AND state = 'settled'`,
        args: [owner, merchant, from, to],
      },
      {
        // Without points, and what is held for the account: that is its own too.
        sql: `SELECT e.time, e.kind, sum(l.amount) AS amount FROM entries e JOIN lines l ON l.entry = e.number
          JOIN wallets w ON w.id = l.wallet
          WHERE e.account = ? AND e.merchant = ? AND e.time >= ? AND e.time < ?
            AND w.owner = e.account AND w.kind <> 'points' AND e.kind IN (${Object.keys(figureOf).map(quoted).join(', ')})
          GROUP BY e.number`,
        args: [owner, merchant, from, to],
      },
    ],
    'read',
  )) as [ResultSet, ResultSet]

  const nameOf = (row: Row) => (by === 'day' ? dayIn(days.timeZone, Number(row['time'])) : textOf(row['category']))
  const lines = new Map<string, Figures>(by === 'day' ? daysOf(days).map((day) => [day, nothing()]) : [])
  const total = nothing()
  const add = (name: string | undefined, figure: keyof Figures, amount: number) => {
    total[figure] += amount
    if (name === undefined) return
    const line = lines.get(name) ?? nothing()
    line[figure] += amount
    lines.set(name, line)
  }
  for (const bet of bets.rows) {
    const name = nameOf(bet)
    add(name, 'bet', Number(bet['stake']))
    add(name, 'validBet', Number(bet['valid_bet']))
    add(name, 'win', Number(bet['win']))
  }
  for (const act of acts.rows) {
    const figure = figureOf[textOf(act['kind'])]
    const amount = Number(act['amount'])
    // What an act of no category moved is in the totals alone.
    if (figure !== undefined)
      add(by === 'day' ? nameOf(act) : undefined, figure, figure === 'withdrawal' ? -amount : amount)
  }
  const sorted = [...lines].toSorted(([a, one], [b, other]) =>
    by === 'day' ? (a < b ? 1 : -1) : other.bet - one.bet || (a < b ? -1 : 1),
  )
  const shown = sorted.slice((pageNo - 1) * pageSize, pageNo * pageSize)
  const isEmpty = names.every((name) => total[name] === 0)
  return {
    until: 0,
    total: isEmpty ? 0 : sorted.length,
    totalPages: isEmpty ? 0 : Math.ceil(sorted.length / pageSize),
    items: isEmpty ? [] : shown.map(([name, figures]) => lineOf(name, figures, by)),
    pageTotals: amountsOf(shown.reduce((sum, [, figures]) => added(sum, figures), nothing())),
    totals: amountsOf(total),
  }
}

const quoted = (kind: string): string => `'${kind}'`

const nothing = (): Figures => ({ deposit: 0, withdrawal: 0, bet: 0, validBet: 0, win: 0, rebate: 0, promotion: 0 })

const added = (sum: Figures, more: Figures): Figures =>
  Object.fromEntries(names.map((name) => [name, sum[name] + more[name]])) as Figures

function daysOf({ first, last }: ProfitFilter['days']): string[] {
  return Array.from({ length: daysBetween(first, last) }, (_, index) => addDays(first, index))
}

function amountsOf(figures: Figures): Page['totals'] {
  const { deposit, withdrawal, bet, validBet, win, rebate, promotion } = figures
  return {
    deposit: amountOf(deposit),
    withdrawal: amountOf(withdrawal),
    bet: amountOf(bet),
    validBet: amountOf(validBet),
    win: amountOf(win),
    rebate: amountOf(rebate),
    promotion: amountOf(promotion),
    result: amountOf(win + rebate + promotion - bet),
  }
}

/** Deposits, withdrawals, rebates and gifts have no category. */
function lineOf(name: string, figures: Figures, by: ProfitFilter['by']): Line {
  const amounts = amountsOf(figures)
  return by === 'day'
    ? { name, ...amounts }
    : { name, ...amounts, deposit: null, withdrawal: null, rebate: null, promotion: null }
}
