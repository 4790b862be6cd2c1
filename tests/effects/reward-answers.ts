import type { MissionSummary, Rebate, Rewards } from '@/generated/gateway-types'

const times = {
  startsAt: '2026-11-21T17:00:00Z',
  endsAt: '2026-11-28T17:00:00Z',
  claimUntil: '2026-11-30T17:00:00Z',
} as const
const now = '2026-11-22T12:00:00Z'
/** One of each state. */
const missionSummary: MissionSummary['response'] = {
  now,
  claimable: 2,
  missions: (['running', 'coming', 'ended'] as const).map((state) => ({
    ...{ ...times, id: state, title: state, state, unit: 'times', counts: 'rounds', leaderboard: true, progress: 5 },
    milestones: [{ id: `${state}/1`, target: 5, reward: 1, rewardUnit: 'amount', state: 'claimable', number: null }],
  })),
}
/** A raffle with something that is still to be done. */
const rewards: Rewards['response'] = {
  now,
  rewards: [
    {
      ...{ id: 'r', kind: 'raffle', title: 'Raffle', text: 'A draw.', state: 'available', ends: null, until: null },
      ...{ reward: null, turnover: 0, claimed: null },
      prizes: [{ name: 'First', value: 5, unit: 'amount' }],
      conditions: [{ what: 'rounds', unit: 'times', required: 5, reached: 1, met: false }],
    },
  ],
}
/** Of two categories each is ahead in something, and neither order is the server's. */
const rebate: Rebate['response'] = {
  ...{ since: null, until: now, total: 6, least: 10, reason: 'tooSmall' },
  lines: [
    { category: 'LIVE', validBet: 200, rate: 0.005, rebate: 1 },
    { category: 'ELOTT', validBet: 900, rate: 0.002, rebate: 2 },
    { category: 'RNG', validBet: 300, rate: 0.01, rebate: 3 },
  ],
}

export const rewardAnswers = { missionSummary, rewards, rebate }
