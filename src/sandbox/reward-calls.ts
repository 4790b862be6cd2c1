import type { CallName } from '@/gateway/endpoints'
import type {
  MissionClaim,
  MissionLeaderboard,
  MissionSummary,
  RaffleClaim,
  Rebate,
  RebateClaim,
  RewardClaim,
  Rewards,
} from '@/generated/gateway-types'
import * as validate from '@/generated/validate-request.js'
import { missionClaim, missionLeaderboard, missionSummary } from './calls/missions'
import { rebate, rebateClaim } from './calls/rebate'
import { raffleClaim, rewardClaim, rewards } from './calls/rewards'
import { answered, type AnsweredCall } from './gateway-call'

/** The rows by which an account is rewarded. */
export const rewardCalls = {
  missionSummary: answered<MissionSummary>(validate.missionSummary, missionSummary),
  missionLeaderboard: answered<MissionLeaderboard>(validate.missionLeaderboard, missionLeaderboard),
  missionClaim: answered<MissionClaim>(validate.missionClaim, missionClaim),
  rewards: answered<Rewards>(validate.rewards, rewards),
  rewardClaim: answered<RewardClaim>(validate.rewardClaim, rewardClaim),
  raffleClaim: answered<RaffleClaim>(validate.raffleClaim, raffleClaim),
  rebate: answered<Rebate>(validate.rebate, rebate),
  rebateClaim: answered<RebateClaim>(validate.rebateClaim, rebateClaim),
} satisfies Partial<Record<CallName, AnsweredCall>>
