import { integer, json, orNull, text, type Columns } from '@/sandbox/database/columns'
import type { Database, SqlStatement } from '@/sandbox/database/database'
import { earnedBy } from './earned-points'
import { house, KeyUsedError, type Entry, type Movement, type PostedEntry } from './port/entry'
import { lossSql } from './port/figure-sql'
import { postTogether, type Intent } from './port/post-entry'

/** A bet to be placed. Amounts in hundredths, times in milliseconds since 1970. */
export interface Bet {
  readonly number: string
  readonly merchant: string
  readonly account: string
  readonly category: string
  /** Code of the vendor; title and id of the game. */
  readonly vendor: string
  readonly game: string
  readonly gameId: string
  readonly stake: number
  /** Details of the round, as the betting record shows them: reels, cards, the match. */
  readonly detail: object
  /** Wallets that pay the stake, in this order. */
  readonly from: readonly { readonly kind: string; readonly amount: number }[]
  /** The maximum that the player may lose since an instant. */
  readonly lossCap?: { readonly since: number; readonly most: number } | null
}

/** Result of a bet. */
export interface Settlement {
  readonly win: number
  /** Amount that counts towards turnover: less than the stake if part of it was given back. */
  readonly validBet: number
  readonly detail: object
}

/** A bet whose result is still open. */
export interface OpenBet extends Omit<Bet, 'from' | 'lossCap'> {
  readonly due: number
  /** Wallet that receives a win. */
  readonly wallet: string
}

/** A win goes to the wallet that paid the stake, or to the main wallet if several did. */
const winsTo = ({ from }: Bet): string => (from.length === 1 ? from[0]?.kind : undefined) ?? 'main'

/** A bet as the ledger returns it. */
export interface ShownBet extends Omit<OpenBet, 'due'> {
  readonly due: number | null
  readonly time: number
  readonly state: string
  readonly win: number
}

/**
 * Places a bet and settles it at once if its result is known, in one batch, once per intent. `answer` is stored with
 * the entry and returned again for the same intent. `earned`: points for a settled bet, in hundredths. Throws
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
 * Settles an open bet. Idempotent: a second settlement changes nothing. `earned`: points for it, in hundredths.
 * Returns whether this call settled it.
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

/** Open bets of a merchant or of one account; with `due`, only those due by then. */
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

/** A bet of an account by its number. */
export async function findBet(database: Database, account: string, number: string): Promise<ShownBet | undefined> {
  return database.first(shownBetColumns, 'SELECT * FROM bets WHERE account = ? AND number = ? AND wallet IS NOT NULL', [
    account,
    number,
  ])
}

/** The number of bets per game of a vendor, by game id. */
export async function betCounts(database: Database, merchant: string, vendor: string): Promise<Map<string, number>> {
  const games = await database.rows(
    { gameId: text, count: integer },
    `SELECT game_id, count(*) AS count FROM bets
      WHERE merchant = ? AND vendor = ? AND game_id IS NOT NULL GROUP BY game_id`,
    [merchant, vendor],
  )
  return new Map(games.map(({ gameId, count }) => [gameId, count]))
}

/** An account's recent bets on a game, newest first. Seeded bets have no details of a round, so they are left out. */
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
