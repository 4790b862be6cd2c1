import type { CallName } from '@/contract/endpoints/endpoints'
import type {
  ConvertPoints,
  ConvertQuote,
  PointConfig,
  PointRewards,
  RedeemList,
  RedeemQuote,
  RedeemReward,
} from '@/contract/generated/gateway-types'
import * as validate from '@/contract/generated/validate-request.js'
import {
  convertPoints,
  convertQuote,
  pointConfig,
  pointRewards,
  redeemList,
  redeemQuote,
  redeemReward,
} from './calls/point-mall'
import { answered, type AnsweredCall } from './gateway-call'

/** The rows of the point mall. */
export const pointCalls = {
  pointConfig: answered<PointConfig>(validate.pointConfig, pointConfig),
  pointRewards: answered<PointRewards>(validate.pointRewards, pointRewards),
  redeemQuote: answered<RedeemQuote>(validate.redeemQuote, redeemQuote),
  redeemReward: answered<RedeemReward>(validate.redeemReward, redeemReward),
  redeemList: answered<RedeemList>(validate.redeemList, redeemList),
  convertQuote: answered<ConvertQuote>(validate.convertQuote, convertQuote),
  convertPoints: answered<ConvertPoints>(validate.convertPoints, convertPoints),
} satisfies Partial<Record<CallName, AnsweredCall>>
