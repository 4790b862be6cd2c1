import type { ConvertPoints, RedeemReward } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './point-rows'

/** Redeems points for a reward, with a check of the password (2 §5, §7). */
export const redeemReward = defineCall<RedeemReward>(
  rows.redeemReward,
  () => import('@/generated/answers/redeemReward.js'),
)

/** Converts points to money, with a check of the password (2 §5, §7). */
export const convertPoints = defineCall<ConvertPoints>(
  rows.convertPoints,
  () => import('@/generated/answers/convertPoints.js'),
)
