import type { BonusRecord, BonusWagering, LotteryBonus } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'
import { useRead } from '@/site/gateway/use-read'

export type Bonus = BonusRecord['response']['items'][number]

const hasTexts = { hasTexts: true } as const
export const bonusRecord = defineCall<BonusRecord>(
  rows.bonusRecord,
  () => import('@/contract/generated/answers/bonusRecord.js'),
  hasTexts,
)
const bonusWagering = defineCall<BonusWagering>(
  rows.bonusWagering,
  () => import('@/contract/generated/answers/bonusWagering.js'),
)
const lotteryBonus = defineCall<LotteryBonus>(
  rows.lotteryBonus,
  () => import('@/contract/generated/answers/lotteryBonus.js'),
  hasTexts,
)

/** Bonuses of the account (2 §2 bonus details). The previous page stays visible until the next one has loaded. */
export function useBonusRecord(request: BonusRecord['request'] | undefined) {
  return useRead(bonusRecord, request, { keepPreviousData: true })
}

/** Bets that counted towards a bonus's wagering requirement. */
export function useBonusWagering(request: BonusWagering['request']) {
  return useRead(bonusWagering, request, { keepPreviousData: true })
}

/** Payouts of a hit in lotteries. */
export const useLotteryBonus = () => useRead(lotteryBonus, {})
