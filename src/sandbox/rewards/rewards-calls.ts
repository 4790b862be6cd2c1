import * as validate from '@/contract/generated/validate-request.js'
import { answered } from '@/sandbox/call/gateway-call'
import { bonusRecord, bonusWagering } from './calls/bonuses'
import { missionClaim, missionLeaderboard, missionSummary } from './calls/missions'
import { rebate, rebateClaim } from './calls/rebate'
import { raffleClaim, rewardClaim, rewards } from './calls/rewards'

export const rewardsCalls = {
  missionSummary: answered(validate.missionSummary, missionSummary),
  missionLeaderboard: answered(validate.missionLeaderboard, missionLeaderboard),
  missionClaim: answered(validate.missionClaim, missionClaim),
  rewards: answered(validate.rewards, rewards),
  rewardClaim: answered(validate.rewardClaim, rewardClaim),
  raffleClaim: answered(validate.raffleClaim, raffleClaim),
  rebate: answered(validate.rebate, rebate),
  rebateClaim: answered(validate.rebateClaim, rebateClaim),
  bonusRecord: answered(validate.bonusRecord, bonusRecord),
  bonusWagering: answered(validate.bonusWagering, bonusWagering),
}
