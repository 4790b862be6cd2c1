import type { ConvertPoints, RedeemReward } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/point-rows'

/** Redeems points for a reward, with a password check (2 §5, §7). */
export const redeemReward = defineCall<RedeemReward>(
  rows.redeemReward,
  () => import('@/contract/generated/answers/redeemReward.js'),
)

/** Converts points to money, with a password check (2 §5, §7). */
export const convertPoints = defineCall<ConvertPoints>(
  rows.convertPoints,
  () => import('@/contract/generated/answers/convertPoints.js'),
)
