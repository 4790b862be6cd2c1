import type { Settlement } from '@/sandbox/ledger/port/ledger-port'
import type { PlayGame } from '@/sandbox/play/play-game'

/** What an engine may depend on. */
export interface Table {
  readonly game: PlayGame
  /** Code of the merchant. */
  readonly merchant: string
  /** Milliseconds since 1970, by the sandbox's clock. */
  readonly now: number
  /** At least 0 and below `below`, each alike. */
  readonly draw: (below: number) => number
  /** What the game keeps from round to round. */
  readonly memory: Map<string, unknown>
}

/** A round that was played, or a bet whose end is still to come. Amounts in hundredths. */
export interface Played {
  readonly stake: number
  readonly end: Settlement | { readonly due: number }
  /** The round as the record of bets shows it. */
  readonly detail: object
  /** The round as the client shows it. */
  readonly outcome: object
}

/** The rules of a game, which only the server knows the results of. */
export interface Engine {
  /** What the client shows before the first round. */
  setup(table: Table): object
  /** Plays what was bet; undefined for what is no bet in this game. */
  play(bet: unknown, table: Table): Played | undefined
}

/** The most that one round takes, as many times the least. */
const mostStakes = 10_000

/** A stake that the game takes: whole hundredths between its least and its most. */
export function isStake(value: unknown, { minBet }: PlayGame): value is number {
  return Number.isSafeInteger(value) && Number(value) >= minBet && Number(value) <= minBet * mostStakes
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
