import type { CallName } from '@/contract/endpoints/endpoints'
import type {
  BonusRecord,
  BonusWagering,
  LotteryBonus,
  MissionClaim,
  MissionLeaderboard,
  MissionSummary,
  RaffleClaim,
  Rebate,
  RebateClaim,
  RewardClaim,
  Rewards,
} from '@/contract/generated/gateway-types'
import * as validate from '@/contract/generated/validate-request.js'
import { bonusRecord, bonusWagering } from './calls/bonuses'
import { lotteryBonus } from './calls/lottery-bonus'
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
  bonusRecord: answered<BonusRecord>(validate.bonusRecord, bonusRecord),
  bonusWagering: answered<BonusWagering>(validate.bonusWagering, bonusWagering),
  lotteryBonus: answered<LotteryBonus>(validate.lotteryBonus, lotteryBonus),
} satisfies Partial<Record<CallName, AnsweredCall>>
