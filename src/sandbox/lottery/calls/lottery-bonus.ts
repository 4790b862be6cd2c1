import type { LotteryBonus } from '@/contract/generated/gateway-types'
import type { Handler } from '@/sandbox/call/gateway-call'
import { regions } from '@/sandbox/lottery/port/lotteries'
import { regionTitles } from '@/sandbox/lottery/region-titles'
import { prizeModes, waysOf } from '@/sandbox/lottery/port/ways'
import { offeredLotteries } from './lottery'
import { said } from '@/sandbox/texts/spoken'

/** Payout of a hit by series and prize group. Bets are settled with the same figures (2 §2 bonus details). */
export const lotteryBonus: Handler<LotteryBonus> = (call) =>
  regions.flatMap((region) => {
    const groups = prizeModes.filter((mode) => offeredLotteries(call, mode).some((each) => each.region === region))
    const [mode] = groups
    if (mode === undefined) return []
    // Lotteries of a series may draw different amounts of numbers, so each amount has its own lines.
    const kinds = new Map(
      offeredLotteries(call, mode)
        .filter((each) => each.region === region)
        .map((each) => [each.numbers, each]),
    )
    const ways = [...kinds.values()].flatMap((lottery) => {
      const byGroup = groups.map((group) => waysOf(lottery, group))
      return waysOf(lottery, mode).map(({ code, times }, at) => ({
        code,
        times,
        numbers: lottery.numbers,
        pays: byGroup.map((each) => (each[at]?.pays ?? 0) / 100),
      }))
    })
    return [{ code: region, title: said(regionTitles[region], call.texts.spoken), groups, ways }]
  })
