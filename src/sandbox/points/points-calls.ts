import * as validate from '@/contract/generated/validate-request.js'
import { answered } from '@/sandbox/call/gateway-call'
import {
  convertPoints,
  convertQuote,
  pointConfig,
  pointRewards,
  redeemList,
  redeemQuote,
  redeemReward,
} from './calls/point-mall'

export const pointsCalls = {
  pointConfig: answered(validate.pointConfig, pointConfig),
  pointRewards: answered(validate.pointRewards, pointRewards),
  redeemQuote: answered(validate.redeemQuote, redeemQuote),
  redeemReward: answered(validate.redeemReward, redeemReward),
  redeemList: answered(validate.redeemList, redeemList),
  convertQuote: answered(validate.convertQuote, convertQuote),
  convertPoints: answered(validate.convertPoints, convertPoints),
}
