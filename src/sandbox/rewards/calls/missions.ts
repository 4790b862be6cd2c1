import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { RewardsPort } from '@/sandbox/rewards/port/rewards-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { MissionClaim, MissionLeaderboard, MissionSummary } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { maskedName } from '@/sandbox/masked'
import { realAccountOf, type GatewayCall, type Handler } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import { accountMissions, figureOf, missionsAt, type Milestone, type Mission } from '@/sandbox/rewards/account-missions'
import { claimRewards } from '@/sandbox/rewards/port/claim-rewards'
import type { NewClaim } from '@/sandbox/rewards/claims'
import { claimTime } from '@/sandbox/rewards/missions'
import { said } from '@/sandbox/texts/spoken'

/** Size of the leaderboard. */
const top = 10

const iso = (time: number): string => new Date(time).toISOString()
const titleOf = ({ plan }: Mission, { texts }: GatewayCall<unknown>): string => said(plan.title, texts.spoken)
const missionUnit = ({ plan }: Mission) => (plan.counts === 'rounds' ? 'times' : 'amount')
const unitOf = ({ kind }: Milestone) => (kind === 'points' ? 'points' : 'amount')

/** The account's missions with its progress, computed from bets and deposits in the ledger. */
export const missionSummary: Handler<MissionSummary, LedgerPort & RewardsPort & SettingsPort> = async (call) => {
  const { now, claims, missions } = await accountMissions(call, realAccountOf(call))
  return {
    now: iso(now),
    claimable: missions.flatMap(({ milestones }) => milestones).filter(({ state }) => state === 'claimable').length,
    missions: missions.map(({ mission, progress, milestones }) => ({
      id: mission.id,
      title: titleOf(mission, call),
      startsAt: iso(mission.period.from),
      endsAt: iso(mission.period.to),
      claimUntil: iso(mission.period.to + claimTime),
      state: stateOf(mission, now),
      unit: missionUnit(mission),
      counts: mission.plan.counts,
      leaderboard: mission.plan.isRace ?? false,
      progress: figureOf(mission, progress),
      milestones: milestones.map((milestone) => ({
        id: milestone.id,
        target: figureOf(mission, milestone.target),
        reward: amountOf(milestone.amount),
        rewardUnit: unitOf(milestone),
        state: milestone.state,
        number: claims.get(milestone.id)?.entry ?? null,
      })),
    })),
  }
}

function stateOf({ period: { from, to } }: Mission, now: number) {
  return now < from ? 'coming' : now < to ? 'running' : 'ended'
}

/** The leaderboard with masked names, and the account's own rank, wherever it is. */
export const missionLeaderboard: Handler<MissionLeaderboard, LedgerPort> = async (call) => {
  const { id, merchant } = realAccountOf(call)
  const { services, texts, request } = call
  const mission = missionsAt(call.merchant, services.clock()).find((each) => each.id === request.missionId)
  if (mission?.plan.isRace !== true) throw new Refusal('mission_unknown', texts.say('mission_unknown'))
  const places = await services.ledger.playRanks(merchant, mission.period)
  const own = places.findIndex((place) => place.id === id)
  const placeAt = (at: number) => ({ rank: at + 1, progress: amountOf(places[at]?.validBet ?? 0) })
  return {
    top: places
      .slice(0, top)
      .map(({ account }, at) => ({ ...placeAt(at), name: maskedName(account), own: at === own })),
    own: own === -1 ? null : placeAt(own),
  }
}

/** Claims reached milestones: all of them or none. */
export const missionClaim: Handler<MissionClaim, LedgerPort & RewardsPort & SettingsPort> = async (call) => {
  const account = realAccountOf(call)
  const claimed = await claimRewards(call, account, async () => {
    const { missions } = await accountMissions(call, account)
    const all = missions.flatMap(({ milestones }) => milestones)
    const [first, ...others] = [...new Set(call.request.rewards)].map((id) => {
      const milestone = all.find((each) => each.id === id)
      refuseUnlessClaimable(call, milestone)
      return claimOf(milestone, call)
    })
    if (first === undefined) throw new TypeError('the schema asks for one reward at least')
    return [first, ...others]
  })
  return {
    time: iso(claimed[0]?.time ?? 0),
    claimed: claimed.map(({ reward, entry, amount, unit, details }) => ({
      ...(details as Pick<MissionClaim['response']['claimed'][number], 'mission' | 'target' | 'unit'>),
      id: reward,
      number: entry,
      reward: amountOf(amount),
      rewardUnit: unit === 'points' ? unit : 'amount',
    })),
  }
}

function refuseUnlessClaimable(
  { texts }: GatewayCall<unknown>,
  milestone: Milestone | undefined,
): asserts milestone is Milestone {
  const refusal = { open: 'reward_open', missed: 'reward_expired', claimed: 'reward_claimed' } as const
  const state = milestone?.state
  if (state === undefined) throw new Refusal('reward_unknown', texts.say('reward_unknown'))
  if (state !== 'claimable') throw new Refusal(refusal[state], texts.say(refusal[state]))
}

/** The details are stored with the claim, so that answers show them as they were when it was claimed. */
function claimOf({ id, mission, target, kind, amount }: Milestone, call: GatewayCall<unknown>): NewClaim {
  const details = { mission: titleOf(mission, call), target: figureOf(mission, target), unit: missionUnit(mission) }
  return { reward: id, kind, amount, details }
}
