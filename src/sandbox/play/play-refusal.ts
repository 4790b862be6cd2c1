import type { Shortfall } from '@/sandbox/ledger/port/shortfall'

/** Why a game refuses an action. The client has a text for each code. */
export type PlayRefusalCode =
  | 'session_over'
  | 'maintenance'
  | 'not_enough'
  | 'loss_over_limit'
  | 'session_over_limit'
  | 'bet_invalid'
  | 'draw_closed'
  | 'bet_ended'
  | 'no_free_spins'
  | 'key_used'
  | 'request_invalid'

/** A game's call is refused, and no money was taken. */
export class PlayRefusal extends Error {
  override readonly name = 'PlayRefusal'
  readonly code: PlayRefusalCode
  /** What was missing for the stake. */
  readonly value: Shortfall | undefined

  constructor(code: PlayRefusalCode, value?: Shortfall) {
    super(code)
    this.code = code
    this.value = value
  }
}
