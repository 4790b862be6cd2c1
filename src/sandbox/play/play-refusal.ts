import type { Shortfall } from '@/sandbox/ledger/port/shortfall'

/** Why a game goes no further. The client has a sentence for each. */
export type PlayRefusalCode =
  | 'session_over'
  | 'maintenance'
  | 'not_enough'
  | 'loss_over_limit'
  | 'session_over_limit'
  | 'bet_invalid'
  | 'draw_closed'
  | 'bet_ended'
  | 'key_used'
  | 'request_invalid'

/** A game's call is refused, and nothing was taken. */
export class PlayRefusal extends Error {
  override readonly name = 'PlayRefusal'
  readonly code: PlayRefusalCode
  /** What a stake was short of. */
  readonly value: Shortfall | undefined

  constructor(code: PlayRefusalCode, value?: Shortfall) {
    super(code)
    this.code = code
    this.value = value
  }
}
