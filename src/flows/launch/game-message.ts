import { isJsonObject } from '@/lib/json-value'

/** What a game tells the page around it. Amounts in hundredths of the currency's unit. */
export type GameMessage =
  /** It can be played. */
  | { readonly type: 'ready' }
  /** A round was played; its win is unknown while the result is still to come. */
  | { readonly type: 'round'; readonly stake: number; readonly win: number | null }
  /** The result of a bet came later. */
  | { readonly type: 'settled'; readonly win: number }
  /** A bet was refused for want of money. */
  | { readonly type: 'notEnough' }
  /** Play is over, for the reason of that name. */
  | { readonly type: 'over'; readonly reason: 'session' | 'maintenance' }

/** The mark of our games' messages: whatever else a frame sends is none. */
const mark = 'livery-game'

/** Reads what a frame sent; undefined for what is no message of a game. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  if (!isJsonObject(data)) return undefined
  const message: Readonly<Record<string, unknown>> = data
  if (message['source'] !== mark) return undefined
  const { type, stake, win, reason } = message
  if (type === 'ready' || type === 'notEnough') return { type }
  if (type === 'round' && isAmount(stake) && (win === null || isAmount(win))) return { type, stake, win }
  if (type === 'settled' && isAmount(win)) return { type, win }
  if (type === 'over' && (reason === 'session' || reason === 'maintenance')) return { type, reason }
  return undefined
}

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
