import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { RewardsPort } from './port/rewards-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import { amountOf } from '@/contract/money/amount'
import type { MissionSummary } from '@/contract/generated/gateway-types'
import type { Account } from '@/sandbox/call/account'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import type { Claim } from './claims'
import { hasPoints } from '@/sandbox/settings/port/has-points'
import { claimTime, missionPlansOf, reachedOf, type MissionPlan } from './missions'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import { periodAt, type Period } from './periods'

type Wire = MissionSummary['response']['missions'][number]

/** A mission in one of its periods. */
export interface Mission {
  readonly id: string
  readonly plan: MissionPlan
  readonly period: Period
}

/** A milestone with its payment to an account. */
export interface Milestone {
  readonly id: string
  readonly mission: Mission
  readonly target: number
  readonly kind: 'promotion' | 'points'
  readonly amount: number
  readonly state: Wire['milestones'][number]['state']
}

/** A merchant's missions: the current ones, the next races, and the previous ones. */
export function missionsAt(merchant: Pick<SandboxMerchant, 'currency' | 'timeZone'>, now: number): Mission[] {
  const plans = missionPlansOf(merchant)
  const missionAt = (plan: MissionPlan, away: number): Mission => {
    const period = periodAt(merchant.timeZone, plan.period, now, away)
    return { id: `${plan.id}-${period.day}`, plan, period }
  }
  return [
    ...plans.map((plan) => missionAt(plan, 0)),
    ...plans.filter(({ isRace }) => isRace).map((plan) => missionAt(plan, 1)),
    ...plans.map((plan) => missionAt(plan, -1)),
  ]
}

/** An account's progress in each mission, and what it can claim. */
export async function accountMissions(
  call: GatewayCall<unknown, LedgerPort & RewardsPort & SettingsPort>,
  { id, merchant }: Account,
) {
  const { services } = call
  const now = services.clock()
  const claims = await services.claims.of(id)
  const paysPoints = await hasPoints(call)
  const all: { mission: Mission; progress: number; milestones: Milestone[] }[] = []
  for (const mission of missionsAt(call.merchant, now)) {
    const progress = reachedOf(mission.plan, await services.ledger.playFigures(merchant, id, mission.period))
    const milestones = mission.plan.milestones.map(({ target, money, points }, at): Milestone => {
      const name = `${mission.id}/${at + 1}`
      const reward =
        paysPoints && points !== undefined
          ? ({ kind: 'points', amount: points } as const)
          : ({ kind: 'promotion', amount: money } as const)
      const state = stateOf(mission.period, now, progress >= target, claims.get(name))
      return { id: name, mission, target, ...reward, state }
    })
    all.push({ mission, progress, milestones })
  }
  return { now, claims, missions: all }
}

function stateOf({ to }: Period, now: number, isReached: boolean, claim: Claim | undefined): Milestone['state'] {
  if (claim !== undefined) return 'claimed'
  if (now >= to + claimTime) return 'missed'
  if (isReached) return 'claimable'
  return now < to ? 'open' : 'missed'
}

/** A mission's figure as answers carry it: an amount of money, or a count. */
export const figureOf = ({ plan }: Mission, figure: number): number =>
  plan.counts === 'rounds' ? figure : amountOf(figure)
