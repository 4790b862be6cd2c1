import type { RaffleClaim, RewardClaim, Rewards } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './endpoint-rows'
import { useRead } from './use-read'

export type Reward = Rewards['response']['rewards'][number]
export type RewardCondition = Reward['conditions'][number]

const hasTexts = { hasTexts: true } as const
const rewards = defineCall<Rewards>(rows.rewards, () => import('@/generated/answers/rewards.js'), hasTexts)
export const rewardClaim = defineCall<RewardClaim>(rows.rewardClaim, () => import('@/generated/answers/rewardClaim.js'))
export const raffleClaim = defineCall<RaffleClaim>(rows.raffleClaim, () => import('@/generated/answers/raffleClaim.js'))

/** What the account can claim, and what it takes for more (2 §2 reward center). */
export const useRewards = () => useRead(rewards, {})
