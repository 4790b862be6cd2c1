import type {
  DepositMethods,
  Deposits,
  RequestDeposit,
  RequestWithdrawal,
  UplineTerms,
  WithdrawalQuote,
  Withdrawals,
  WithdrawalTerms,
} from '@/contract/generated/gateway-types'
import { transferred, uplineTerms } from '@/site/panels/member/transfer-upline/testing/example-upline'
import { longLimits, playLimits } from '@/site/panels/member/limits/testing/example-limits'
import { bookedDeposit, exampleDeposit } from '@/site/panels/member/deposit/testing/example-deposit'
import {
  exampleTerms,
  exampleWithdrawal,
  paidWithdrawal,
} from '@/site/panels/member/withdraw/testing/example-withdrawal'

type Method = DepositMethods['response']['methods'][number]

const free = { rate: 0, fixed: 0 }
const method = (id: string, name: string, more: Partial<Method>): Method => ({
  ...{
    id,
    name,
    category: 'bank',
    min: 50_000,
    max: 500_000_000,
    fee: free,
    minutes: 5,
  },
  ...{ recommended: false, maintenance: false },
  ...more,
})
const methods: DepositMethods['response'] = {
  methods: [
    method('bank', 'Bank transfer', { recommended: true }),
    method('qr_wallet', 'QR wallet', {
      category: 'wallet',
      max: 20_000_000,
      minutes: 1,
      maintenance: true,
    }),
    method('card', 'Card', {
      category: 'card',
      fee: { rate: 0.015, fixed: 0 },
      minutes: 1,
    }),
    method('usdt', 'USDT (TRC20)', {
      category: 'crypto',
      fee: { rate: 0, fixed: 10_000 },
      minutes: 15,
    }),
  ],
  promotions: [
    {
      id: 'reload',
      title: '20% on top',
      terms: ['20% of your deposit, up to 500,000.'],
      min: 200_000,
      unmet: [],
    },
    {
      id: 'first_deposit',
      title: 'First deposit doubled',
      terms: ['100% of your first deposit, up to 1,000,000.'],
      min: 100_000,
      unmet: [{ text: 'For your first deposit only', required: 0, reached: 3 }],
    },
  ],
}

const now = '2026-11-22T09:10:00.000Z'
const deposits: Deposits['response'] = { now, items: [bookedDeposit] }
const asked: RequestDeposit['response'] = { now, deposit: exampleDeposit }

const withdrawals: Withdrawals['response'] = { now, items: [paidWithdrawal] }
const held: RequestWithdrawal['response'] = { now, withdrawal: exampleWithdrawal }
const quote = ({ amount }: WithdrawalQuote['request']): WithdrawalQuote['response'] => ({
  ...{ amount, fee: 500, arrives: amount - 500, balanceAfter: exampleTerms.available - amount },
})

/** Answers about deposits and withdrawals. */
export const cashAnswers = {
  depositMethods: methods,
  deposits,
  requestDeposit: asked,
  depositPaid: asked,
  cancelDeposit: asked,
  withdrawalTerms: exampleTerms,
  withdrawalQuote: quote,
  withdrawals,
  requestWithdrawal: held,
  withdrawalProof: { hasProof: true },
  confirmWithdrawal: held,
  playLimits,
  setPlayLimit: playLimits,
  excludeSelf: { until: '2026-11-23T09:10:00.000Z' },
  uplineTerms,
  transferUpline: transferred,
}

const noMethods: DepositMethods['response'] = { methods: [], promotions: [] }
const noDeposits: Deposits['response'] = { now, items: [] }
const noWithdrawals: Withdrawals['response'] = { now, items: [] }
const nothingBound: WithdrawalTerms['response'] = {
  ...exampleTerms,
  ...{ available: 0, held: 0, hasPaymentPassword: false, accounts: [] },
}
export const emptyCashAnswers = {
  playLimits: { ...playLimits, limits: [] },
  uplineTerms: { ...uplineTerms, upline: null },
  withdrawals: noWithdrawals,
  withdrawalTerms: nothingBound,
  depositMethods: noMethods,
  deposits: noDeposits,
}

const long = 'A way to pay whose name is as long as such a name may ever get'
const longMethods: DepositMethods['response'] = {
  ...methods,
  methods: methods.methods.map((each) => ({
    ...each,
    name: long,
    max: 987_654_321_987.65,
  })),
}
const longTerms: WithdrawalTerms['response'] = {
  ...exampleTerms,
  ...{ available: 987_654_321_987.65, held: 987_654_321.98, max: 987_654_321_987.65 },
  accounts: exampleTerms.accounts.map((account) => ({ ...account, name: long, holder: long })),
}
const longUpline: UplineTerms['response'] = {
  ...uplineTerms,
  ...{ upline: { account: long.replaceAll(' ', '_'), nickname: long }, available: 987_654_321_987.65 },
}
export const longCashAnswers = {
  playLimits: longLimits,
  depositMethods: longMethods,
  withdrawalTerms: longTerms,
  uplineTerms: longUpline,
}
