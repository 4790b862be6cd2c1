import type { GamesPort } from '@/sandbox/games/port/games-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type {
  LotteryMenus,
  LotteryNumbers,
  LotteryOpened,
  LotteryPopular,
  LotteryRecent,
} from '@/contract/generated/gateway-types'
import { suppliesTo } from '@/sandbox/games/port/merchant-games'
import { sessionOf, type GatewayCall, type Handler } from '@/sandbox/call/gateway-call'
import { drawAnswer, gameAnswer, lotteryVendor } from '@/sandbox/lottery/answers'
import { lotteries, lotteryOf, nodeIdOf, regions, type Lottery } from '@/sandbox/lottery/port/lotteries'
import { regionTitles } from '@/sandbox/lottery/region-titles'
import { lastDraws } from '@/sandbox/lottery/port/schedule'
import { isOffered, type PrizeMode } from '@/sandbox/lottery/port/ways'
import { Refusal } from '@/sandbox/call/refusal'
import { said } from '@/sandbox/texts/spoken'

/** Lotteries that the merchant offers in a prize mode; none without their vendor. */
export function offeredLotteries({ merchant }: Pick<GatewayCall<unknown>, 'merchant'>, mode: PrizeMode): Lottery[] {
  if (!suppliesTo(merchant, lotteryVendor, 'ELOTT')) return []
  return lotteries.filter((lottery) => isOffered(lottery, mode))
}

/** One menu per region (2 §3, §7). */
export const lotteryMenus: Handler<LotteryMenus> = (call) => {
  const offered = offeredLotteries(call, call.request.prizeMode)
  return regions.flatMap((code) => {
    const ofRegion = offered.filter(({ region }) => region === code)
    if (ofRegion.length === 0) return []
    return [
      {
        code,
        title: said(regionTitles[code], call.texts.spoken),
        gameMenus: ofRegion.map((each) => gameAnswer(call, each)),
      },
    ]
  })
}

/** Recently opened lotteries, each once. */
export const lotteryRecent: Handler<LotteryRecent, GamesPort> = async (call) => {
  const offered = offeredLotteries(call, call.request.prizeMode)
  const opened = await call.services.recentGames.of(sessionOf(call).account.id)
  return opened.flatMap((nodeId) => {
    const lottery = offered.find((each) => nodeIdOf(each) === nodeId)
    return lottery === undefined ? [] : [gameAnswer(call, lottery)]
  })
}

/** Lotteries by number of bets, highest first. */
export const lotteryPopular: Handler<LotteryPopular, LedgerPort> = async (call) => {
  const { prizeMode, count } = call.request
  const counts = await call.services.ledger.betCounts(call.merchant.code, lotteryVendor)
  const countOf = (lottery: Lottery) => counts.get(nodeIdOf(lottery)) ?? 0
  return offeredLotteries(call, prizeMode)
    .toSorted((a, b) => countOf(b) - countOf(a))
    .slice(0, count)
    .map((lottery) => gameAnswer(call, lottery))
}

/**
 * The last draws of all lotteries, the same number of each, newest first. Otherwise the draws of every minute would
 * fill the list.
 */
export const lotteryNumbers: Handler<LotteryNumbers> = (call) => {
  const { prizeMode, count } = call.request
  const offered = offeredLotteries(call, prizeMode)
  const each = Math.ceil(count / Math.max(offered.length, 1))
  return offered
    .flatMap((lottery) => lastDraws(lottery, call.services.clock(), each).map((draw) => ({ lottery, draw })))
    .toSorted((a, b) => b.draw.draws - a.draw.draws)
    .slice(0, count)
    .map(({ lottery, draw }) => drawAnswer(call, lottery, draw))
}

/** The last draws of one lottery, newest first. */
export const lotteryOpened: Handler<LotteryOpened> = (call) => {
  const { gameCode, count, prizeMode } = call.request
  const lottery = lotteryOf(gameCode)
  if (lottery === undefined || !offeredLotteries(call, prizeMode).includes(lottery))
    throw new Refusal('game_unknown', call.texts.say('game_unknown'))
  return lastDraws(lottery, call.services.clock(), count).map((draw) => drawAnswer(call, lottery, draw))
}
