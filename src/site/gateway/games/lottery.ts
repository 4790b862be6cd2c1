import { useState, useSyncExternalStore } from 'react'
import type {
  LotteryLobby,
  LotteryMenus,
  LotteryNumbers,
  LotteryOpened,
  LotteryPopular,
  LotteryRecent,
} from '@/contract/generated/gateway-types'
import { useLanguage } from '@/site/i18n/language'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'
import { useRead } from '@/site/gateway/use-read'

const hasTexts = { hasTexts: true } as const
const menus = defineCall<LotteryMenus>(
  rows.lotteryMenus,
  () => import('@/contract/generated/answers/lotteryMenus.js'),
  hasTexts,
)
const recent = defineCall<LotteryRecent>(
  rows.lotteryRecent,
  () => import('@/contract/generated/answers/lotteryRecent.js'),
  hasTexts,
)
const popular = defineCall<LotteryPopular>(
  rows.lotteryPopular,
  () => import('@/contract/generated/answers/lotteryPopular.js'),
  hasTexts,
)
const numbers = defineCall<LotteryNumbers>(
  rows.lotteryNumbers,
  () => import('@/contract/generated/answers/lotteryNumbers.js'),
  hasTexts,
)
const opened = defineCall<LotteryOpened>(
  rows.lotteryOpened,
  () => import('@/contract/generated/answers/lotteryOpened.js'),
  hasTexts,
)

/** The current state of the lotteries, or the address where one is bet on (2 §7). */
export const lotteryLobby = defineCall<LotteryLobby>(
  rows.lotteryLobby,
  () => import('@/contract/generated/answers/lotteryLobby.js'),
  hasTexts,
)

export type PrizeMode = LotteryLobby['request']['lottoPrizeMode']
export type LotteryMenu = LotteryMenus['response'][number]
export type Lottery = LotteryMenu['gameMenus'][number]
export type NextDraw = LotteryLobby['response']['draws'][number]
export type DrawnNumbers = LotteryNumbers['response'][number]

/** Limits of the calls (2 §9). */
export const maxPopular = 20
export const maxDraws = 100

const device = 'WEB' as const

/** The regions, each with its lotteries. */
export const useLotteryMenus = (prizeMode: PrizeMode) => useRead(menus, { prizeMode, device })

/** Lotteries that the player opened last; no request is made for a visitor. */
export const useRecentLotteries = (prizeMode: PrizeMode, isWanted: boolean) =>
  useRead(recent, isWanted ? { prizeMode, device } : undefined)

/** The lotteries with the most bets. */
export function usePopularLotteries(prizeMode: PrizeMode, isWanted: boolean) {
  const { language } = useLanguage()
  return useRead(popular, isWanted ? { count: maxPopular, prizeMode, device, language } : undefined)
}

/** Recent winning numbers: of one lottery, or of all. */
export function useOpenedNumbers(prizeMode: PrizeMode, gameCode: string | undefined) {
  const { language } = useLanguage()
  const ofAll = useRead(numbers, gameCode === undefined ? { count: maxDraws, prizeMode, device, language } : undefined)
  const ofOne = useRead(opened, gameCode === undefined ? undefined : { gameCode, count: maxDraws, prizeMode })
  return gameCode === undefined ? ofAll : ofOne
}

/** The request for the lobby, or for one lottery to bet on. `backUrl`: the page that asks. */
export function lobbyRequest(
  prizeMode: PrizeMode,
  language: string,
  backUrl: string,
  betting?: { readonly gameCode: string; readonly playType?: string | undefined },
): LotteryLobby['request'] {
  const lobby = { lottoArea: 'VN', launchMode: 'LOTT', lottoPrizeMode: prizeMode, device, backUrl, language } as const
  if (betting === undefined) return { ...lobby, lottoView: 'lobby' }
  const { gameCode: lottoGameCode, playType } = betting
  const wanted = { lottoGameCode, ...(playType !== undefined && { lottoPlayType: playType }) }
  return { ...lobby, ...wanted, lottoView: 'betting' }
}

/** Polling interval of the lobby while it is shown, in milliseconds: draws follow the server's clock. */
const again = 20_000

/** The next draw of each lottery, and the last winning numbers; nothing without a prize mode. */
export function useLotteryLobby(prizeMode: PrizeMode | undefined) {
  const { language } = useLanguage()
  // The page as it was come to: a centre that opens over it asks for nothing anew.
  const [backUrl] = useState(() => (typeof location === 'undefined' ? '/' : location.href))
  return useRead(lotteryLobby, prizeMode && lobbyRequest(prizeMode, language, backUrl), {
    refreshInterval: again,
    onSuccess: ({ now }) => clock.set(Date.parse(now) - Date.now()),
  })
}

/** Offset of the server's clock from this device's, in milliseconds; positive when the server is ahead. */
const clock = {
  ahead: 0,
  listeners: new Set<() => void>(),
  set(ahead: number) {
    // A difference below this is network latency; correcting it would make the seconds visibly jump.
    if (Math.abs(ahead - clock.ahead) < 500) return
    clock.ahead = ahead
    clock.listeners.forEach((listener) => listener())
  },
}

/** The server's current second, in milliseconds since 1970. */
export function useServerSecond(): number {
  return useSyncExternalStore(everySecond, serverSecond, () => 0)
}

const serverSecond = (): number => Math.floor((Date.now() + clock.ahead) / 1000) * 1000

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 250)
  clock.listeners.add(listener)
  return () => {
    clearInterval(timer)
    clock.listeners.delete(listener)
  }
}
