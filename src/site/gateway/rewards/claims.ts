import type { MissionClaim, RaffleClaim, RewardClaim } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'

// Apart from what is read: every form of money knows these, and few of them show rewards.

export const missionClaim = defineCall<MissionClaim>(
  rows.missionClaim,
  () => import('@/contract/generated/answers/missionClaim.js'),
)
export const rewardClaim = defineCall<RewardClaim>(
  rows.rewardClaim,
  () => import('@/contract/generated/answers/rewardClaim.js'),
)
export const raffleClaim = defineCall<RaffleClaim>(
  rows.raffleClaim,
  () => import('@/contract/generated/answers/raffleClaim.js'),
)
