import { integer, json, orNull, readOnly, readRows, text, type Read } from '@/sandbox/database/columns'
import type { Database, Parameter } from '@/sandbox/database/database'
import type { BettingRecord } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { playedTitle } from '@/sandbox/games/port/played-title'
import type { Texts } from '@/sandbox/texts/texts'
import { idsOf, type Whose } from '@/sandbox/accounts/port/tree'
import { roundTexts } from './round-texts'

type Page = BettingRecord['response']
/** With the name of the bet's account. */
type Line = Page['items'][number] & { readonly account: string }

/** Selects bets of an account or a team. Times in milliseconds since 1970. */
export interface BetFilter extends Whose {
  readonly merchant: string
  /** Start (inclusive) and end (exclusive). */
  readonly from: number
  readonly to: number
  /** For the names of games and the texts about rounds. */
  readonly texts: Pick<Texts, 'gameTitle' | 'spoken'>
  readonly category?: string | undefined
  readonly vendor?: string | undefined
  readonly status?: string | undefined
  /** One bet alone. */
  readonly number?: string | undefined
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

/** The result of a settled bet, else its state. */
const status = `CASE WHEN state <> 'settled' THEN state WHEN win > stake THEN 'won' WHEN win = stake THEN 'even' ELSE 'lost' END`

/** A page of bets, with the totals of the page and of all bets. */
export async function betLines(
  database: Database,
  filter: BetFilter,
): Promise<Omit<Page, 'items'> & { readonly items: Line[] }> {
  const until = filter.until ?? (await lastBet(database))
  const { sql, args } = betsOf({ ...filter, until })
  const { pageNo, pageSize, sort, texts } = filter
  const onPage = `${sql} ORDER BY ${orders[sort]} LIMIT ? OFFSET ?`
  const pageArgs = [...args, pageSize, (pageNo - 1) * pageSize]
  const [items, page, all, receipts] = await database.read([
    { sql: onPage, args: pageArgs },
    { sql: sumOf(onPage), args: pageArgs },
    { sql: sumOf(sql), args },
    {
      sql: `SELECT number, kind, reference FROM entries
          WHERE reference IN (SELECT number FROM (${onPage})) AND merchant = ? ORDER BY time, rowid`,
      args: [...pageArgs, filter.merchant],
    },
  ])
  const sums = readOnly(all, sumColumns)
  const entries = readRows(receipts, receiptColumns)
  return {
    until,
    total: sums.count,
    totalPages: Math.ceil(sums.count / pageSize),
    items: readRows(items, betColumns).map((bet) => lineOf(bet, entries, texts)),
    pageTotals: totalsOf(readOnly(page, sumColumns)),
    totals: totalsOf(sums),
  }
}

async function lastBet(database: Database): Promise<number> {
  return (await database.only({ last: integer }, 'SELECT coalesce(max(rowid), 0) AS last FROM bets')).last
}

function betsOf(filter: BetFilter & { until: number }): { sql: string; args: Parameter[] } {
  const { merchant, owner, reach, from, to, category, vendor, number, until } = filter
  // Lotteries have two names for one category (2 §9).
  const categories = category === 'LOTT' || category === 'ELOTT' ? ['LOTT', 'ELOTT'] : [category, category]
  const sql = `SELECT rowid AS id, *, ${status} AS status,
      (SELECT a.account FROM accounts a WHERE a.id = bets.account) AS name FROM bets
    WHERE account IN ${idsOf(reach)} AND merchant = ? AND rowid <= ? AND time >= ? AND time < ?
      ${category === undefined ? '' : 'AND category IN (?, ?)'} ${vendor === undefined ? '' : 'AND vendor = ?'}
      ${filter.status === undefined ? '' : `AND ${status} = ?`} ${number === undefined ? '' : 'AND number = ?'}`
  const named = [...(category === undefined ? [] : categories), vendor, filter.status, number].filter(
    (each) => each !== undefined,
  )
  return { sql, args: [owner, merchant, until, from, to, ...named] }
}

const sumOf = (bets: string): string => `SELECT count(*) AS count, ${betSums} FROM (${bets})`

/** Sums over settled bets, and the amount still at stake. */
const betSums = `coalesce(sum(CASE WHEN state = 'settled' THEN stake END), 0) AS stake,
  coalesce(sum(CASE WHEN state = 'open' THEN stake END), 0) AS open,
  coalesce(sum(CASE WHEN state = 'settled' THEN valid_bet END), 0) AS valid_bet,
  coalesce(sum(CASE WHEN state = 'settled' THEN win END), 0) AS win`

const sumColumns = { count: integer, stake: integer, open: integer, validBet: integer, win: integer }

const totalsOf = ({ stake, open, validBet, win }: Read<typeof sumColumns>): Page['totals'] => ({
  stake: amountOf(stake),
  open: amountOf(open),
  validBet: amountOf(validBet),
  win: amountOf(win),
  result: amountOf(win - stake),
})

const receiptColumns = { number: text, kind: text, reference: text }

const betColumns = {
  name: text,
  number: text,
  time: integer,
  settled: orNull(integer),
  category: text,
  vendor: text,
  game: text,
  gameId: orNull(text),
  stake: integer,
  validBet: integer,
  win: integer,
  state: text,
  status: text,
  detail: json<{ readonly closes?: number }>(),
}

function lineOf(
  bet: Read<typeof betColumns>,
  receipts: readonly Read<typeof receiptColumns>[],
  texts: BetFilter['texts'],
): Line {
  const { name: account, number, time, settled, category, vendor, game, gameId, state, status, detail } = bet
  const { stake, validBet, win } = bet
  const isSettled = state === 'settled'
  const isCancelled = state === 'cancelled'
  return {
    account,
    number,
    time: isoOf(time),
    settled: settled === null ? null : isoOf(settled),
    category,
    vendor,
    game: playedTitle({ game, gameId }, texts),
    stake: amountOf(stake),
    validBet: isSettled ? amountOf(validBet) : isCancelled ? 0 : null,
    win: isSettled ? amountOf(win) : null,
    result: isSettled ? amountOf(win - stake) : isCancelled ? 0 : null,
    status,
    cancelUntil: state === 'open' && detail.closes !== undefined ? isoOf(detail.closes) : null,
    receipts: receipts
      .filter(({ reference }) => reference === number)
      .map((receipt) => ({ kind: receipt.kind, number: receipt.number })),
    ...roundTexts(detail, texts.spoken),
  }
}

const isoOf = (moment: number): string => new Date(moment).toISOString()
