import type { MissionSummary } from '@/contract/generated/gateway-types'
import { inEachCurrency } from '@/sandbox/call/in-currency'
import type { PlayFigures } from '@/sandbox/ledger/port/ledger-port'
import type { Spoken } from '@/sandbox/texts/spoken'

/** What a mission requires within a period, and what it pays. Amounts in hundredths of dong. */
export interface MissionPlan {
  readonly id: string
  readonly period: 'day' | 'week'
  readonly counts: MissionSummary['response']['missions'][number]['counts']
  /** A race has a public leaderboard, and its next period is announced. */
  readonly isRace?: true
  readonly title: Spoken
  /** Lowest target first. Paid in points if the merchant has them, else in money. */
  readonly milestones: readonly { readonly target: number; readonly money: number; readonly points?: number }[]
}

/** How long after its end a mission can still be claimed, in milliseconds. */
export const claimTime = 2 * 24 * 60 * 60_000

export const missionPlans: readonly MissionPlan[] = [
  {
    id: 'daily',
    period: 'day',
    counts: 'validBet',
    title: { en: 'Bets of the day', vi: 'Cược trong ngày', fil: 'Taya ngayong araw' },
    milestones: [
      { target: 10_000_000, money: 200_000 },
      { target: 50_000_000, money: 1_000_000 },
      { target: 200_000_000, money: 5_000_000 },
    ],
  },
  {
    id: 'rounds',
    period: 'week',
    counts: 'rounds',
    title: { en: 'Rounds of the week', vi: 'Ván trong tuần', fil: 'Mga round ngayong linggo' },
    milestones: [
      { target: 5, money: 500_000, points: 50_000 },
      { target: 25, money: 2_000_000, points: 200_000 },
      { target: 60, money: 6_000_000, points: 600_000 },
    ],
  },
  {
    id: 'deposits',
    period: 'week',
    counts: 'deposit',
    title: { en: 'Deposits of the week', vi: 'Nạp tiền trong tuần', fil: 'Deposit ngayong linggo' },
    milestones: [
      { target: 50_000_000, money: 1_000_000 },
      { target: 200_000_000, money: 5_000_000 },
    ],
  },
  {
    id: 'race',
    period: 'week',
    counts: 'validBet',
    isRace: true,
    title: { en: 'Race of the week', vi: 'Đua cược tuần', fil: 'Race ng linggo' },
    milestones: [
      { target: 100_000_000, money: 1_500_000 },
      { target: 500_000_000, money: 8_000_000 },
      { target: 2_000_000_000, money: 40_000_000 },
    ],
  },
]

/** The same in a merchant's currency. */
export const missionPlansOf = inEachCurrency((money) =>
  missionPlans.map((plan) => ({
    ...plan,
    milestones: plan.milestones.map((milestone) => ({
      ...milestone,
      target: plan.counts === 'rounds' ? milestone.target : money(milestone.target),
      money: money(milestone.money),
    })),
  })),
)

/** An account's progress in a mission: hundredths, or a count. */
export function reachedOf({ counts }: MissionPlan, figures: PlayFigures): number {
  return { validBet: figures.validBet, rounds: figures.rounds, deposit: figures.deposited }[counts]
}
