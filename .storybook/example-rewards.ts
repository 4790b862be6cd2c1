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

type Mission = MissionSummary['response']['missions'][number]
type Milestone = Mission['milestones'][number]

const milestone = (id: string, target: number, reward: number, more: Partial<Milestone> = {}): Milestone => ({
  ...{ id, target, reward, rewardUnit: 'amount', state: 'open', number: null },
  ...more,
})
const mission = (id: string, more: Partial<Mission>): Mission => ({
  id,
  ...{ title: 'Race of the week', startsAt: '2026-11-15T17:00:00.000Z' },
  endsAt: '2026-11-22T17:00:00.000Z',
  claimUntil: '2026-11-24T17:00:00.000Z',
  ...{ state: 'running', unit: 'amount', counts: 'validBet', leaderboard: true, progress: 0, milestones: [] },
  ...more,
})
const summary: MissionSummary['response'] = {
  now: '2026-11-22T09:10:00.000Z',
  claimable: 2,
  missions: [
    mission('daily', {
      ...{ title: 'Bets of the day', leaderboard: false, progress: 640_000 },
      startsAt: '2026-11-21T17:00:00.000Z',
      milestones: [
        milestone('daily/1', 100_000, 2000, { state: 'claimed', number: '4K7QW2M09XH1' }),
        milestone('daily/2', 500_000, 10_000, { state: 'claimable' }),
        milestone('daily/3', 2_000_000, 50_000),
      ],
    }),
    mission('rounds', {
      ...{ title: 'Rounds of the week', leaderboard: false, unit: 'times', counts: 'rounds', progress: 12 },
      milestones: [
        milestone('rounds/1', 5, 500, { state: 'claimable', rewardUnit: 'points' }),
        milestone('rounds/2', 25, 2000, { rewardUnit: 'points' }),
      ],
    }),
    mission('race', { progress: 640_000, milestones: [milestone('race/1', 1_000_000, 15_000)] }),
    mission('next', {
      ...{ state: 'coming', leaderboard: true, milestones: [milestone('next/1', 1_000_000, 15_000)] },
      ...{ startsAt: '2026-11-22T17:00:00.000Z', endsAt: '2026-11-29T17:00:00.000Z' },
    }),
    mission('last', {
      ...{
        state: 'ended',
        progress: 10_000,
        milestones: [milestone('last/1', 1_000_000, 15_000, { state: 'missed' })],
      },
      ...{ startsAt: '2026-11-08T17:00:00.000Z', endsAt: '2026-11-15T17:00:00.000Z' },
      claimUntil: '2026-11-17T17:00:00.000Z',
    }),
  ],
}
const leaderboard: MissionLeaderboard['response'] = {
  top: ['d••••', 'a••••', 'q••••'].map((name, at) => ({
    ...{ rank: at + 1, name, progress: 9_000_000 - at * 250_000.5, own: false },
  })),
  own: { rank: 27, progress: 640_000 },
}
const claimed: MissionClaim['response'] = {
  time: '2026-11-22T09:11:00.000Z',
  claimed: [
    {
      ...{ id: 'daily/2', mission: 'Bets of the day', target: 500_000, unit: 'amount' },
      ...{ reward: 10_000, rewardUnit: 'amount', number: '4K7QW2M09XH2' },
    },
    {
      ...{ id: 'rounds/1', mission: 'Rounds of the week', target: 5, unit: 'times' },
      ...{ reward: 500, rewardUnit: 'points', number: '4K7QW2M09XH3' },
    },
  ],
}

type Reward = Rewards['response']['rewards'][number]
const reward = (id: string, more: Partial<Reward>): Reward => ({
  ...{ id, kind: 'bonus', title: 'Deposit bonus of the week', text: 'Deposit in the course of the week.' },
  ...{ state: 'inProgress', ends: '2026-11-22T17:00:00.000Z', until: '2026-11-24T17:00:00.000Z' },
  ...{ reward: { value: 25_000, unit: 'amount' }, turnover: 75_000, prizes: [], conditions: [], claimed: null },
  ...more,
})
const deposited = { what: 'deposit', unit: 'amount', required: 1_000_000, reached: 1_000_000, met: true } as const
const rewards: Rewards['response'] = {
  now: summary.now,
  rewards: [
    reward('reload', { state: 'available', conditions: [deposited] }),
    reward('raffle', {
      ...{ kind: 'raffle', title: 'Raffle of the week', text: 'One draw a week.', state: 'available' },
      ...{ reward: null, turnover: 0 },
      prizes: [
        { name: 'First prize', value: 500_000, unit: 'amount' },
        { name: 'Consolation prize', value: 500, unit: 'points' },
      ],
    }),
    reward('safe', {
      ...{ title: 'A safe account', ends: null, until: null },
      conditions: [
        { what: 'paymentPassword', unit: 'step', required: 1, reached: 1, met: true },
        { what: 'payoutAccount', unit: 'step', required: 1, reached: 0, met: false },
      ],
    }),
    reward('regular', {
      ...{ title: 'Thank you for playing', reward: { value: 1000, unit: 'points' }, turnover: 0 },
      conditions: [
        { what: 'rounds', unit: 'times', required: 20, reached: 12, met: false },
        { what: 'validBet', unit: 'amount', required: 1_000_000, reached: 640_000.5, met: false },
      ],
    }),
    reward('last', {
      state: 'claimed',
      claimed: { time: '2026-11-15T09:11:00.000Z', number: '4K7QW2M09XH4', value: 25_000, unit: 'amount' },
    }),
    reward('spins', {
      ...{ title: 'Seven days, seven gifts', text: '7 of 10 free spins left', turnover: 0, state: 'claimed' },
      claimed: { time: '2026-11-21T09:11:00.000Z', number: null, value: 10, unit: 'spins' },
    }),
    reward('lost', { state: 'expired', until: '2026-11-17T17:00:00.000Z', conditions: [deposited] }),
  ],
}
const bonus: RewardClaim['response'] = {
  ...{ number: '4K7QW2M09XH5', time: summary.now, title: 'Deposit bonus of the week' },
  ...{ value: 25_000, unit: 'amount', turnover: 75_000 },
}
const drawn: RaffleClaim['response'] = {
  ...{ number: '4K7QW2M09XH6', time: summary.now },
  prize: { kind: 'amount', name: 'First prize', value: 500_000 },
}

const rebate: Rebate['response'] = {
  ...{ since: '2026-11-15T09:10:00.000Z', until: summary.now, total: 5_950.5, least: 1000, reason: null },
  lines: [
    { category: 'LIVE', validBet: 100_100, rate: 0.0055, rebate: 550.5 },
    { category: 'RNG', validBet: 640_000, rate: 0.008, rebate: 5120 },
    { category: 'ELOTT', validBet: 140_000, rate: 0.002, rebate: 280 },
  ],
}
const paid: RebateClaim['response'] = { number: '4K7QW2M09XH7', time: summary.now, total: 5_950.5 }

type BonusLine = BonusRecord['response']['items'][number]
const bonusLine = (id: string, more: Partial<BonusLine>): BonusLine => ({
  ...{ id, source: 'deposit', title: '20% on top', amount: 40_000, received: '2026-11-21T09:10:00.000Z' },
  ...{ deadline: null, state: 'wagering', required: 720_000, reached: 130_000, remaining: 590_000 },
  ...{ number: '4K7QW2M09XH8' },
  ...more,
})
const bonusTotals = { amount: 75_950.5, required: 745_000, reached: 155_000, remaining: 590_000 }
const bonusRecord: BonusRecord['response'] = {
  ...{ until: 0, total: 3, totalPages: 1, pageTotals: bonusTotals, totals: bonusTotals },
  items: [
    bonusLine('reload-2026-11-16', {
      ...{ source: 'reward', title: 'Deposit bonus of the week', amount: 25_000, received: null, state: 'claimable' },
      ...{ deadline: '2026-11-24T17:00:00.000Z', required: 75_000, reached: 0, remaining: 75_000, number: null },
    }),
    bonusLine('D1', {}),
    bonusLine('rebate-1', {
      ...{ source: 'rebate', title: 'Rebate', amount: 5_950.5, state: 'done', required: 0, reached: 0, remaining: 0 },
    }),
  ],
}
const bonusBet = (number: string, why: BonusWagering['response']['bets'][number]['why'], counted: number) => ({
  ...{ number, why, counted, time: '2026-11-21T10:10:00.000Z', category: 'LIVE', game: 'Baccarat 7' },
  ...{ stake: 60_000, validBet: why === 'open' ? null : counted },
})
const bonusWagering: BonusWagering['response'] = {
  ...{ required: 720_000, reached: 130_000, remaining: 590_000, before: 12_000, totalPages: 2 },
  bets: [bonusBet('B1', 'open', 0), bonusBet('B2', 'whole', 60_000), bonusBet('B3', 'returned', 45_000)],
}
const lotteryBonus: LotteryBonus['response'] = [
  {
    ...{ code: 'north', title: 'North', groups: ['Lott', 'Elott', 'SEA'] },
    ways: [
      { code: 'lo2', numbers: 27, times: 27, pays: [99, 98.01, 96.03] },
      { code: 'de3', numbers: 27, times: 1, pays: [900, 891, 873] },
    ],
  },
]

/** Answers about rewards. */
export const rewardAnswers = {
  missionSummary: summary,
  missionLeaderboard: leaderboard,
  missionClaim: claimed,
  rewards,
  rewardClaim: bonus,
  raffleClaim: drawn,
  rebate,
  rebateClaim: paid,
  bonusRecord,
  bonusWagering,
  lotteryBonus,
}

export const emptyRewardAnswers = {
  missionSummary: { ...summary, claimable: 0, missions: [] },
  missionLeaderboard: { top: [], own: null },
  rewards: { ...rewards, rewards: [] },
  bonusRecord: { ...bonusRecord, total: 0, totalPages: 0, items: [] },
  lotteryBonus: [],
  rebate: { ...rebate, since: null, lines: [], total: 0, reason: 'noBets' },
}

const long: MissionSummary['response'] = {
  ...summary,
  missions: summary.missions.map((each) => ({
    ...each,
    title: 'A mission whose title is as long as such a title may ever get on a phone',
    progress: 4_999_999_999.99,
    milestones: each.milestones.map((one) => ({ ...one, target: 5e9, reward: 987_654_321.05 })),
  })),
}
const longRewards: Rewards['response'] = {
  ...rewards,
  rewards: rewards.rewards.map((each) => ({
    ...each,
    title: 'A reward whose title is as long as such a title may ever get on a phone',
    reward: { value: 987_654_321_987.65, unit: 'amount' },
    turnover: 5e9,
    conditions: each.conditions.map((one) => ({ ...one, required: 5e9 })),
  })),
}
const longRebate: Rebate['response'] = {
  ...rebate,
  lines: rebate.lines.map((each) => ({ ...each, validBet: 987_654_321_987.65, rebate: 5e9 })),
  total: 15e9,
}
const longBonuses: BonusRecord['response'] = {
  ...bonusRecord,
  items: bonusRecord.items.map((each) => ({
    ...each,
    title: 'A bonus whose title is as long as such a title may ever get on a phone',
    ...{ amount: 987_654_321_987.65, required: 5e9, remaining: 4_999_999_999.99 },
  })),
}
export const longRewardAnswers = {
  missionSummary: long,
  rewards: longRewards,
  rebate: longRebate,
  bonusRecord: longBonuses,
}
