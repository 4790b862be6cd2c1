import type { Rewards } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'
import { useRead } from '@/site/gateway/use-read'

export type Reward = Rewards['response']['rewards'][number]
export type RewardCondition = Reward['conditions'][number]

const hasTexts = { hasTexts: true } as const
const rewards = defineCall<Rewards>(rows.rewards, () => import('@/contract/generated/answers/rewards.js'), hasTexts)

/** What the account can claim, and what further rewards require (2 §2 reward center). */
export const useRewards = (isWanted = true) => useRead(rewards, isWanted ? {} : undefined)
