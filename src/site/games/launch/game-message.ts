import { isJsonObject } from '@/contract/json/json-value'

/** Messages from a game's frame to the page. Amounts in hundredths of the currency's unit. */
export type GameMessage =
  /** The game is ready to play. */
  | { readonly type: 'ready' }
  /** A round was played; `win` is null while the result is pending. */
  | { readonly type: 'round'; readonly stake: number; readonly win: number | null }
  /** The result of earlier bets, with their stakes; a cancelled bet has neither. */
  | { readonly type: 'settled'; readonly stake: number; readonly win: number }
  /** A bet was refused for insufficient funds, with the details of the refusal. */
  | { readonly type: 'notEnough'; readonly value: ShortStake | undefined }
  /** The player asks for the betting record. */
  | { readonly type: 'record' }
  /** The game has ended, for this reason. */
  | { readonly type: 'over'; readonly reason: 'session' | 'maintenance' }

/**
 * Details of a refused stake: required, available and missing amounts, and the transfer that would cover it. Amounts in
 * units.
 */
export interface ShortStake {
  readonly required: number
  readonly reached: number
  readonly remaining: number
  readonly elsewhere?: { readonly from: string; readonly to: string }
}

/** Identifies our games' messages; everything else that a frame sends is ignored. */
const mark = 'livery-game'

/** Parses a message from a frame; undefined when it is not a game's message. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  if (!isJsonObject(data)) return undefined
  const message: Readonly<Record<string, unknown>> = data
  if (message['source'] !== mark) return undefined
  const { type, stake, win, reason, value } = message
  if (type === 'ready' || type === 'record') return { type }
  if (type === 'notEnough') return { type, value: readShortStake(value) }
  if (type === 'round' && isAmount(stake) && (win === null || isAmount(win))) return { type, stake, win }
  if (type === 'settled' && isAmount(stake) && isAmount(win)) return { type, stake, win }
  if (type === 'over' && (reason === 'session' || reason === 'maintenance')) return { type, reason }
  return undefined
}

/** What a message changes of the net result, in hundredths: an open stake is neither won nor lost. */
export const netOf = ({ stake, win }: Extract<GameMessage, { readonly win: unknown }>): number =>
  win === null ? 0 : win - stake

function readShortStake(value: unknown): ShortStake | undefined {
  if (!isJsonObject(value)) return undefined
  const { required, reached, remaining, elsewhere }: Readonly<Record<string, unknown>> = value
  if (!isFigure(required) || !isFigure(reached) || !isFigure(remaining)) return undefined
  return { required, reached, remaining, ...(isTransfer(elsewhere) && { elsewhere }) }
}

function isTransfer(value: unknown): value is { readonly from: string; readonly to: string } {
  return isJsonObject(value) && typeof value['from'] === 'string' && typeof value['to'] === 'string'
}

const isFigure = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
