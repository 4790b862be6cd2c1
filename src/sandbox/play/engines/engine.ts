import type { Settlement } from '@/sandbox/ledger/port/ledger-port'
import type { PlayGame } from '@/sandbox/play/play-game'

/** Everything an engine may depend on. */
export interface Table {
  readonly game: PlayGame
  /** Code of the merchant. */
  readonly merchant: string
  /** Milliseconds since 1970, by the sandbox's clock. */
  readonly now: number
  /** A uniform random whole number from 0 (inclusive) to `below` (exclusive). */
  readonly draw: (below: number) => number
  /** State that the game keeps between rounds. */
  readonly memory: Map<string, unknown>
}

/** A finished round, or a bet whose result is still open. Amounts in hundredths. */
export interface Played {
  readonly stake: number
  readonly end: Settlement | { readonly due: number }
  /** The round for the betting record. */
  readonly detail: object
  /** The round for the client. */
  readonly outcome: object
}

/** The rules of a game. Results exist only on the server. */
export interface Engine {
  /** State that the client shows before the first round. */
  setup(table: Table): object
  /** Plays a bet; undefined if it is invalid in this game. */
  play(bet: unknown, table: Table): Played | undefined
}

/** Maximum stake of a round, as a multiple of the minimum. */
const mostStakes = 10_000

/** Whether a stake is valid: whole hundredths between the game's minimum and maximum. */
export function isStake(value: unknown, { minBet }: PlayGame): value is number {
  return Number.isSafeInteger(value) && Number(value) >= minBet && Number(value) <= minBet * mostStakes
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
