import type { Withdrawal } from '@/site/gateway/money/withdrawals'
import type { WithdrawalTerms } from '@/contract/generated/gateway-types'

const created = '2026-11-22T09:00:00.000Z'
const account = { kind: 'bank', name: 'Vietcombank', number: '••••1001', holder: 'N•••• M•••• A••••' } as const

export const exampleTerms: WithdrawalTerms['response'] = {
  now: '2026-11-22T09:10:00.000Z',
  ...{
    withdrawable: 2_854_500,
    available: 2_854_500,
    held: 100_000,
    min: 50_000,
    max: 200_000_000,
    fee: { rate: 0.005, fixed: 0 },
  },
  ...{ left: { amount: 499_900_000, times: 4 }, hours: { from: '00:00', to: '24:00', open: true } },
  hasPaymentPassword: true,
  accounts: [
    { ...account, id: 'vcb', institution: 'VCB', time: created },
    {
      id: 'momo',
      kind: 'eWallet',
      institution: 'MOMO',
      name: 'MoMo',
      number: '••••0001',
      holder: account.holder,
      time: created,
    },
  ],
  turnover: { required: 0, reached: 0, remaining: 0 },
}

/** A new withdrawal. */
export const exampleWithdrawal: Withdrawal = {
  ...{ number: 'W4K7QW2M09XHT', amount: 100_000, fee: 500, arrives: 99_500, account, state: 'processing', created },
  reason: null,
  confirmation: null,
  timeline: [{ state: 'processing', time: created, receipt: '4K7QW2M09XHT' }],
}

/** Paid out and confirmed as received. */
export const paidWithdrawal: Withdrawal = {
  ...exampleWithdrawal,
  ...{ number: 'W9XHT4K7QW2M0', state: 'succeeded' },
  confirmation: { state: 'received', until: '2026-11-22T09:21:00.000Z', received: null, hasProof: false, review: null },
  timeline: [
    { state: 'processing', time: created, receipt: '4K7QW2M09XHT' },
    { state: 'transferring', time: '2026-11-22T09:02:00.000Z', receipt: null },
    { state: 'succeeded', time: '2026-11-22T09:06:00.000Z', receipt: '9XHT4K7QW2M0' },
    { state: 'received', time: '2026-11-22T09:07:00.000Z', receipt: null },
  ],
}

/** Just paid out: the player is asked whether it arrived. */
export const askedWithdrawal: Withdrawal = {
  ...paidWithdrawal,
  number: 'W0M2WQ7K4THX9',
  confirmation: { state: 'asked', until: '2026-11-22T09:21:00.000Z', received: null, hasProof: false, review: null },
  timeline: paidWithdrawal.timeline.slice(0, 3),
}
