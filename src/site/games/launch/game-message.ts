import { isJsonObject } from '@/contract/json/json-value'

/** What a game tells the page around it. Amounts in hundredths of the currency's unit. */
export type GameMessage =
  /** It can be played. */
  | { readonly type: 'ready' }
  /** A round was played; its win is unknown while the result is still to come. */
  | { readonly type: 'round'; readonly stake: number; readonly win: number | null }
  /** The result of a bet came later. */
  | { readonly type: 'settled'; readonly win: number }
  /** A bet was refused for want of money: what was missing, as a refusal has it. */
  | { readonly type: 'notEnough'; readonly value: ShortStake | undefined }
  /** Play is over, for the reason of that name. */
  | { readonly type: 'over'; readonly reason: 'session' | 'maintenance' }

/** Of a stake: what it took, what there was, what was missing, and the transfer that would bring it. Amounts in units. */
export interface ShortStake {
  readonly required: number
  readonly reached: number
  readonly remaining: number
  readonly elsewhere?: { readonly from: string; readonly to: string }
}

/** The mark of our games' messages: whatever else a frame sends is none. */
const mark = 'livery-game'

/** Reads what a frame sent; undefined for what is no message of a game. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  if (!isJsonObject(data)) return undefined
  const message: Readonly<Record<string, unknown>> = data
  if (message['source'] !== mark) return undefined
  const { type, stake, win, reason, value } = message
  if (type === 'ready') return { type }
  if (type === 'notEnough') return { type, value: readShortStake(value) }
  if (type === 'round' && isAmount(stake) && (win === null || isAmount(win))) return { type, stake, win }
  if (type === 'settled' && isAmount(win)) return { type, win }
  if (type === 'over' && (reason === 'session' || reason === 'maintenance')) return { type, reason }
  return undefined
}

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
