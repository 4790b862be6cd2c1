import type { RedeemReward } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './endpoint-rows'

/** Redeems points for a reward, with a check of the password (2 §5, §7). */
export const redeemReward = defineCall<RedeemReward>(
  rows.redeemReward,
  () => import('@/generated/answers/redeemReward.js'),
)
