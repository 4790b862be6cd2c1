import { integer, json, orNull, text, type Columns } from '@/sandbox/database/columns'
import type { Database, SqlStatement } from '@/sandbox/database/database'
import { earnedBy } from './earned-points'
import { house, KeyUsedError, type Entry, type Movement, type PostedEntry } from './port/entry'
import { lossSql } from './port/figure-sql'
import { postTogether, type Intent } from './port/post-entry'

/** A bet as it is placed. Amounts in hundredths, times in milliseconds since 1970. */
export interface Bet {
  readonly number: string
  readonly merchant: string
  readonly account: string
  readonly category: string
  /** Code of the vendor, and what its game is called and known by. */
  readonly vendor: string
  readonly game: string
  readonly gameId: string
  readonly stake: number
  /** The round, as the record shows it: reels, cards, the match. */
  readonly detail: object
  /** What the stake is taken from, the first one first. */
  readonly from: readonly { readonly kind: string; readonly amount: number }[]
  /** The most that its player may lose since a moment. */
  readonly lossCap?: { readonly since: number; readonly most: number } | null
}

/** How a bet ended. */
export interface Settlement {
  readonly win: number
  /** What counts towards turnover: less than the stake where part of it was given back. */
  readonly validBet: number
  readonly detail: object
}

/** A bet whose result is still to come. */
export interface OpenBet extends Omit<Bet, 'from' | 'lossCap'> {
  readonly due: number
  /** Wallet that a win goes to. */
  readonly wallet: string
}

/** The one wallet that a stake came from, else the main one: where its win goes. */
const winsTo = ({ from }: Bet): string => (from.length === 1 ? from[0]?.kind : undefined) ?? 'main'

/** A bet as a game's database lists it. */
export interface ShownBet extends Omit<OpenBet, 'due'> {
  readonly due: number | null
  readonly time: number
  readonly state: string
  readonly win: number
}

/**
 * Places a bet and, where its result is known at once, settles it: one batch, one bet an intent. `answer` is kept with
 * the entry and answered again to the same intent. `earned`: points for a bet that has ended, in hundredths. Throws
 * NotEnoughError or KeyUsedError.
 */
export async function postBet(
  database: Database,
  time: number,
  bet: Bet,
  end: Settlement | { readonly due: number },
  intent: Intent,
  answer: object,
  earned: number,
): Promise<PostedEntry> {
  const { merchant, account, number, from, stake } = bet
  const staked: Entry = {
    merchant,
    account,
    kind: 'bet',
    reference: number,
    details: answer,
    movements: [
      ...from.map(({ kind, amount }) => ({ owner: account, kind, amount: -amount })),
      { owner: house, kind: 'bet', amount: stake },
    ],
  }
  const won = 'win' in end && end.win > 0 ? [winOf(bet, winsTo(bet), end.win)] : []
  const entries = [staked, ...won, ...earnedBy(bet, earned)] as const
  return (await postTogether(database, time, entries, [insertOf(bet, time, end)], intent)).posted
}

/**
 * Ends an open bet, once: a second settlement changes nothing. `earned`: points for it, in hundredths. Answers whether
 * this was the one.
 */
export async function settleBet(
  database: Database,
  time: number,
  bet: OpenBet,
  end: Settlement,
  earned: number,
): Promise<boolean> {
  const { number, merchant, wallet } = bet
  const update = {
    sql: `UPDATE bets SET state = 'settled', settled = ?, win = ?, valid_bet = ?, detail = ?
      WHERE merchant = ? AND number = ? AND state = 'open'`,
    args: [time, end.win, end.validBet, JSON.stringify(end.detail), merchant, number],
  }
  const won = end.win > 0 ? [winOf(bet, wallet, end.win)] : []
  const [first, ...others] = [...won, ...earnedBy(bet, earned)]
  if (first === undefined) return (await database.run(update)) === 1
  const intent = { key: `settle/${number}`, call: 'settle', request: number } as const
  try {
    return (await postTogether(database, time, [first, ...others], [update], intent)).isNew
  } catch (error) {
    if (error instanceof KeyUsedError) return false
    throw error
  }
}

/** Bets of a merchant, or of one account, that are due by then. */
export async function openBets(
  database: Database,
  filter: { readonly merchant: string; readonly account?: string; readonly due?: number },
): Promise<OpenBet[]> {
  const { merchant, account = null, due = null } = filter
  return database.rows(
    openBetColumns,
    `SELECT * FROM bets WHERE merchant = ?1 AND state = 'open' AND (?2 IS NULL OR account = ?2)
      AND (?3 IS NULL OR due <= ?3) ORDER BY due, number`,
    [merchant, account, due],
  )
}

/** A bet of an account by its number, as a database lists it. */
export async function findBet(database: Database, account: string, number: string): Promise<ShownBet | undefined> {
  return database.first(shownBetColumns, 'SELECT * FROM bets WHERE account = ? AND number = ? AND wallet IS NOT NULL', [
    account,
    number,
  ])
}

/** How often each game of a vendor was bet on, by the games' ids. */
export async function betCounts(database: Database, merchant: string, vendor: string): Promise<Map<string, number>> {
  const games = await database.rows(
    { gameId: text, count: integer },
    `SELECT game_id, count(*) AS count FROM bets
      WHERE merchant = ? AND vendor = ? AND game_id IS NOT NULL GROUP BY game_id`,
    [merchant, vendor],
  )
  return new Map(games.map(({ gameId, count }) => [gameId, count]))
}

/** What an account bet on a game of late, the latest first. What was made up for it has no round to show. */
export async function recentBets(database: Database, account: string, gameId: string): Promise<ShownBet[]> {
  return database.rows(
    shownBetColumns,
    'SELECT * FROM bets WHERE account = ? AND game_id = ? AND wallet IS NOT NULL ORDER BY time DESC, number LIMIT 20',
    [account, gameId],
  )
}

const betColumns: Columns<Omit<OpenBet, 'due'>> = {
  number: text,
  merchant: text,
  account: text,
  category: text,
  vendor: text,
  game: text,
  gameId: text,
  stake: integer,
  detail: json<object>(),
  wallet: text,
}

const openBetColumns: Columns<OpenBet> = { ...betColumns, due: integer }

const shownBetColumns: Columns<ShownBet> = {
  ...betColumns,
  due: orNull(integer),
  time: integer,
  state: text,
  win: integer,
}

function winOf({ merchant, account, number }: Omit<Bet, 'from' | 'lossCap'>, kind: string, win: number): Entry {
  const movements: Movement[] = [
    { owner: account, kind, amount: win },
    { owner: house, kind: 'bet', amount: -win },
  ]
  return { merchant, account, kind: 'win', reference: number, movements }
}

function insertOf(bet: Bet, time: number, end: Settlement | { readonly due: number }): SqlStatement {
  const { number, merchant, account, category, vendor, game, gameId, stake, lossCap } = bet
  const ended = 'win' in end ? end : { win: 0, validBet: stake, detail: bet.detail }
  const state = 'win' in end ? ['settled', time, null] : ['open', null, end.due]
  return {
    sql: `INSERT INTO bets (number, merchant, account, category, vendor, game, game_id, stake, valid_bet, win, detail,
      wallet, time, state, settled, due) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7,
      CASE WHEN ?18 IS NULL OR ${lossSql('?3', '?17')} + ?8 <= ?18 THEN ?8 END, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16`,
    args: [
      number,
      merchant,
      account,
      category,
      vendor,
      game,
      gameId,
      stake,
      ended.validBet,
      ended.win,
      JSON.stringify(ended.detail),
      winsTo(bet),
      time,
      ...state,
      lossCap?.since ?? null,
      lossCap?.most ?? null,
    ] as (string | number | null)[],
  }
}
