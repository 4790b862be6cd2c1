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

  constructor(code: PlayRefusalCode) {
    super(code)
    this.code = code
  }
}
