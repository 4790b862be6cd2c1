import type { Client, InValue, ResultSet, Row } from '@libsql/client'
import type { BettingRecord } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { textOf } from '@/sandbox/database/text-of'
import { playedTitle } from '@/sandbox/games/port/played-title'
import type { Spoken } from '@/sandbox/texts/article'
import { idsOf, type Whose } from '@/sandbox/accounts/port/tree'
import { saidRound } from './said-round'

type Page = BettingRecord['response']
/** With the name of the account whose bet it is. */
type Line = Page['items'][number] & { readonly account: string }

/** Which bets of an account, or of a team, are asked for. Times in milliseconds since 1970. */
export interface BetFilter extends Whose {
  readonly merchant: string
  /** The first moment that counts, and the first one after them. */
  readonly from: number
  readonly to: number
  /** Language of what is said of rounds. */
  readonly spoken: Spoken
  readonly category?: string | undefined
  readonly vendor?: string | undefined
  readonly status?: string | undefined
  readonly sort: NonNullable<BettingRecord['request']['sort']>
  readonly pageNo: number
  readonly pageSize: number
  readonly until?: number | undefined
}

const orders = {
  time: 'time DESC, id DESC',
  '-time': 'time, id',
  amount: 'stake DESC, id DESC',
  '-amount': 'stake, id',
} as const

/** Of a bet that has ended, how; else its state as it is. */
const status = `CASE WHEN state <> 'settled' THEN state WHEN win > stake THEN 'won' WHEN win = stake THEN 'even' ELSE 'lost' END`

/** A page of the bets that somebody placed, with the totals of the page and of all. */
export async function betLines(
  client: Client,
  filter: BetFilter,
): Promise<Omit<Page, 'items'> & { readonly items: Line[] }> {
  const until = filter.until ?? (await lastBet(client))
  const { sql, args } = betsOf({ ...filter, until })
  const { pageNo, pageSize, sort, spoken } = filter
  const onPage = `${sql} ORDER BY ${orders[sort]} LIMIT ? OFFSET ?`
  const pageArgs = [...args, pageSize, (pageNo - 1) * pageSize]
  const [items, page, all, receipts] = (await client.batch(
    [
      { sql: onPage, args: pageArgs },
      { sql: sumOf(onPage), args: pageArgs },
      { sql: sumOf(sql), args },
      {
        sql: `SELECT number, kind, reference FROM entries
          WHERE reference IN (SELECT number FROM (${onPage})) AND merchant = ? ORDER BY time, rowid`,
        args: [...pageArgs, filter.merchant],
      },
    ],
    'read',
  )) as [ResultSet, ResultSet, ResultSet, ResultSet]
  const total = Number(all.rows[0]?.['count'])
  return {
    until,
    total,
    totalPages: Math.ceil(total / pageSize),
    items: items.rows.map((row) => lineOf(row, receipts.rows, spoken)),
    pageTotals: totalsOf(page.rows[0] as Row),
    totals: totalsOf(all.rows[0] as Row),
  }
}

async function lastBet(client: Client): Promise<number> {
  return Number((await client.execute('SELECT coalesce(max(rowid), 0) AS last FROM bets')).rows[0]?.['last'])
}

function betsOf(filter: BetFilter & { until: number }): { sql: string; args: InValue[] } {
  const { merchant, owner, reach, from, to, category, vendor, until } = filter
  // Lotteries have two names for one category (2 §9).
  const categories = category === 'LOTT' || category === 'ELOTT' ? ['LOTT', 'ELOTT'] : [category, category]
  const sql = `SELECT rowid AS id, *, ${status} AS status,
      (SELECT a.account FROM accounts a WHERE a.id = bets.account) AS name FROM bets
    WHERE account IN ${idsOf(reach)} AND merchant = ? AND rowid <= ? AND time >= ? AND time < ?
      ${category === undefined ? '' : 'AND category IN (?, ?)'} ${vendor === undefined ? '' : 'AND vendor = ?'}
      ${filter.status === undefined ? '' : `AND ${status} = ?`}`
  const named = [...(category === undefined ? [] : categories), vendor, filter.status].filter(
    (each) => each !== undefined,
  )
  return { sql, args: [owner, merchant, until, from, to, ...named] }
}

const sumOf = (bets: string): string => `SELECT count(*) AS count, ${betSums} FROM (${bets})`

/** Figures over bets: of those that ended, and what is still at stake. */
const betSums = `coalesce(sum(CASE WHEN state = 'settled' THEN stake END), 0) AS stake,
  coalesce(sum(CASE WHEN state = 'open' THEN stake END), 0) AS open,
  coalesce(sum(CASE WHEN state = 'settled' THEN valid_bet END), 0) AS valid_bet,
  coalesce(sum(CASE WHEN state = 'settled' THEN win END), 0) AS win`

function totalsOf(row: Row): Page['totals'] {
  const [stake, open, validBet, win] = ['stake', 'open', 'valid_bet', 'win'].map((name) => Number(row[name]))
  return {
    stake: amountOf(stake ?? 0),
    open: amountOf(open ?? 0),
    validBet: amountOf(validBet ?? 0),
    win: amountOf(win ?? 0),
    result: amountOf((win ?? 0) - (stake ?? 0)),
  }
}

function lineOf(row: Row, receipts: readonly Row[], spoken: Spoken): Line {
  const { number, time, settled, category, vendor, game, state, game_id: gameId } = row
  const detail = JSON.parse(textOf(row['detail'])) as { closes?: number }
  const [stake, validBet, win] = [Number(row['stake']), Number(row['valid_bet']), Number(row['win'])]
  const isSettled = state === 'settled'
  const isCancelled = state === 'cancelled'
  return {
    account: textOf(row['name']),
    number: textOf(number),
    time: isoOf(time),
    settled: settled === null ? null : isoOf(settled),
    category: textOf(category),
    vendor: textOf(vendor),
    game: playedTitle({ game: textOf(game), gameId: gameId === null ? null : textOf(gameId) }, spoken),
    stake: amountOf(stake),
    validBet: isSettled ? amountOf(validBet) : isCancelled ? 0 : null,
    win: isSettled ? amountOf(win) : null,
    result: isSettled ? amountOf(win - stake) : isCancelled ? 0 : null,
    status: textOf(row['status']),
    cancelUntil: state === 'open' && detail.closes !== undefined ? isoOf(detail.closes) : null,
    receipts: receipts
      .filter(({ reference }) => reference === number)
      .map((entry) => ({ kind: textOf(entry['kind']), number: textOf(entry['number']) })),
    ...saidRound(detail, spoken),
  }
}

const isoOf = (moment: InValue | undefined): string => new Date(Number(moment)).toISOString()
