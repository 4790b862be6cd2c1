import type {
  DepositMethods,
  Deposits,
  PlayLimits,
  Withdrawals,
  WithdrawalTerms,
  UplineTerms,
} from '@/contract/generated/gateway-types'

const way = {
  min: 1,
  max: 1e9,
  fee: { rate: 0, fixed: 0 },
  minutes: 5,
  maintenance: false,
}
const depositMethods: DepositMethods['response'] = {
  methods: [{ ...way, id: 'bank', category: 'bank', name: 'Bank', recommended: true }],
  promotions: [{ id: 'more', title: 'More', terms: ['Some terms.'], min: 5, unmet: [] }],
}
const ended = {
  ...({
    method: 'bank',
    category: 'bank',
    name: 'Bank',
    amount: 5,
    fee: 0,
    credited: 5,
    promotion: null,
  } as const),
  ...({
    state: 'expired',
    created: '2026-11-22T10:00:00Z',
    expires: '2026-11-22T10:30:00Z',
    reason: null,
  } as const),
  ...{ receipt: null, hasProof: false, instructions: null, timeline: [] },
}
/** Ten deposits that have ended, so that the page shows how many are listed. */
const deposits: Deposits['response'] = {
  now: '2026-11-22T12:00:00Z',
  items: Array.from({ length: 10 }, (_, at) => ({
    ...ended,
    number: `D${at}`,
  })),
}

const account = { kind: 'bank', name: 'Bank', number: '••••1', holder: 'A' } as const
const withdrawalTerms: WithdrawalTerms['response'] = {
  ...{
    now: '2026-11-22T12:00:00Z',
    withdrawable: 90,
    available: 100,
    held: 7,
    min: 1,
    max: 1e9,
    fee: { rate: 0.01, fixed: 0 },
  },
  ...{ left: { amount: 50, times: 3 }, hours: { from: '08:00', to: '20:00', open: true }, hasPaymentPassword: true },
  accounts: [{ ...account, id: 'a', institution: 'B', time: '2026-11-22T10:00:00Z' }],
  turnover: { required: 9, reached: 4, remaining: 5 },
}
const withdrawals: Withdrawals['response'] = {
  now: '2026-11-22T12:00:00Z',
  items: Array.from({ length: 10 }, (_, at) => ({
    ...{
      number: `W${at}`,
      amount: 5,
      fee: 1,
      arrives: 4,
      account,
      state: 'failed' as const,
      timeline: [],
      confirmation: null,
    },
    ...{ created: '2026-11-22T10:00:00Z', reason: null },
  })),
}

const uplineTerms: UplineTerms['response'] = {
  ...{ upline: { account: 'above', nickname: null }, available: 100, min: 1, max: 1e9, hasPaymentPassword: true },
}

const playLimits: PlayLimits['response'] = {
  now: '2026-11-22T12:00:00Z',
  limits: (['depositDay', 'depositWeek', 'depositMonth', 'lossDay', 'session'] as const).map((kind) => ({
    ...{ kind, unit: 'money', limit: 9, reached: 4, remaining: 5, until: null, pending: null },
  })),
  exclusionDays: [7],
}

export const cashAnswers = {
  playLimits,
  depositMethods,
  deposits,
  withdrawalTerms,
  withdrawals,
  uplineTerms,
}
