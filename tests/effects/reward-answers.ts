import type { BonusRecord, LotteryBonus, MissionSummary, Rebate, Rewards } from '@/contract/generated/gateway-types'

const times = {
  startsAt: '2026-11-21T17:00:00Z',
  endsAt: '2026-11-28T17:00:00Z',
  claimUntil: '2026-11-30T17:00:00Z',
} as const
const now = '2026-11-22T12:00:00Z'
/** One mission in each state. */
const missionSummary: MissionSummary['response'] = {
  now,
  claimable: 2,
  missions: (['running', 'coming', 'ended'] as const).map((state) => ({
    ...{ ...times, id: state, title: state, state, unit: 'times', counts: 'rounds', leaderboard: true, progress: 5 },
    milestones: [{ id: `${state}/1`, target: 5, reward: 1, rewardUnit: 'amount', state: 'claimable', number: null }],
  })),
}
/** A raffle with unmet conditions. */
const rewards: Rewards['response'] = {
  now,
  rewards: [
    {
      ...{ id: 'r', kind: 'raffle', title: 'Raffle', text: 'A draw.', state: 'available', ends: null, until: null },
      ...{ reward: null, turnover: 0, claimed: null },
      prizes: [{ name: 'First', value: 5, unit: 'amount' }],
      conditions: [{ what: 'rounds', unit: 'times', required: 5, reached: 1, met: false }],
    },
    {
      ...{ id: 's', kind: 'bonus', title: 'Bonus', text: 'For safety.', state: 'available', ends: null, until: null },
      ...{ reward: { value: 5, unit: 'amount' }, turnover: 0, prizes: [], conditions: [], claimed: null },
    },
  ],
}
/** Each of two categories leads in something, and neither order is the server's. */
const rebate: Rebate['response'] = {
  ...{ since: null, until: now, total: 6, least: 10, reason: 'tooSmall' },
  lines: [
    { category: 'LIVE', validBet: 200, rate: 0.005, rebate: 1 },
    { category: 'ELOTT', validBet: 900, rate: 0.002, rebate: 2 },
    { category: 'RNG', validBet: 300, rate: 0.01, rebate: 3 },
  ],
}

const totals = { amount: 31, required: 32, reached: 33, remaining: 34 }
const bonus = { source: 'reward', title: 'Bonus', amount: 21, required: 22, reached: 23, remaining: 24 } as const
const bonusRecord: BonusRecord['response'] = {
  ...{ until: 9, total: 2, totalPages: 2, pageTotals: totals, totals },
  items: ['a', 'b'].map((id) => ({
    ...{ ...bonus, id, received: '2026-11-22T10:00:00Z', deadline: '2026-11-23T10:00:00Z' },
    ...{ state: 'wagering', number: '4K7QW2M09XHT' },
  })),
}
const lotteryBonus: LotteryBonus['response'] = [
  { code: 'north', title: 'North', groups: ['SEA'], ways: [{ code: 'lo2', numbers: 27, times: 27, pays: [99] }] },
]

export const rewardAnswers = { missionSummary, rewards, rebate, bonusRecord, lotteryBonus }
