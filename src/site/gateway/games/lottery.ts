import { useSyncExternalStore } from 'react'
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

/** The lotteries as they stand, or where one is bet on (2 §7). */
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

/** Counts of the calls (2 §9). */
export const mostPopular = 20
export const mostNumbers = 100

const device = 'WEB' as const

/** The regions, each with its lotteries. */
export const useLotteryMenus = (prizeMode: PrizeMode) => useRead(menus, { prizeMode, device })

/** Lotteries that the player opened last; nothing is asked for a visitor. */
export const useRecentLotteries = (prizeMode: PrizeMode, isWanted: boolean) =>
  useRead(recent, isWanted ? { prizeMode, device } : undefined)

/** Lotteries that are bet on most. */
export function usePopularLotteries(prizeMode: PrizeMode, isWanted: boolean) {
  const { language } = useLanguage()
  return useRead(popular, isWanted ? { count: mostPopular, prizeMode, device, language } : undefined)
}

/** What was drawn of late: of one lottery, or of all. */
export function useOpenedNumbers(prizeMode: PrizeMode, gameCode: string | undefined) {
  const { language } = useLanguage()
  const ofAll = useRead(
    numbers,
    gameCode === undefined ? { count: mostNumbers, prizeMode, device, language } : undefined,
  )
  const ofOne = useRead(opened, gameCode === undefined ? undefined : { gameCode, count: mostNumbers })
  return gameCode === undefined ? ofAll : ofOne
}

/** The request of the lobby, or of one lottery to bet on. `backUrl`: the page that asks. */
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

/** How often the lobby is read again while it is looked at, in milliseconds: draws come by the server's clock alone. */
const again = 20_000

/** The next draw of each lottery, and what was drawn last. */
export function useLotteryLobby(prizeMode: PrizeMode) {
  const { language } = useLanguage()
  const backUrl = typeof location === 'undefined' ? '/' : location.origin + location.pathname
  return useRead(lotteryLobby, lobbyRequest(prizeMode, language, backUrl), {
    refreshInterval: again,
    onSuccess: ({ now }) => clock.set(Date.parse(now) - Date.now()),
  })
}

/** How far the server's clock is ahead of this device's, in milliseconds. */
const clock = {
  ahead: 0,
  listeners: new Set<() => void>(),
  set(ahead: number) {
    // Of what a call takes on its way nobody sees a second jump.
    if (Math.abs(ahead - clock.ahead) < 500) return
    clock.ahead = ahead
    clock.listeners.forEach((listener) => listener())
  },
}

/** The second that it is at the server, in milliseconds since 1970. */
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
