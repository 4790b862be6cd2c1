import type { Deposit } from '@/site/gateway/money/deposits'

const created = '2026-11-22T09:00:00.000Z'
/** A new deposit. */
export const exampleDeposit: Deposit = {
  ...{
    number: 'D4K7QW2M09XHT',
    method: 'bank',
    category: 'bank',
    name: 'Bank transfer',
  },
  ...{
    amount: 200_000,
    fee: 0,
    credited: 200_000,
    promotion: null,
    state: 'new',
    created,
  },
  ...{
    expires: '2026-11-22T09:30:00.000Z',
    reason: null,
    receipt: null,
    hasProof: false,
  },
  instructions: {
    rows: [
      { name: 'bank', value: 'Sandbox Bank' },
      { name: 'payee', value: 'AURORA SANDBOX' },
      { name: 'account', value: '0000 1234 5678' },
      { name: 'reference', value: 'M09XHT42' },
    ],
    code: 'bank:000012345678?amount=200000&reference=M09XHT42',
    page: null,
  },
  timeline: [{ state: 'new', time: created }],
}
/** A booked deposit. */
export const bookedDeposit: Deposit = {
  ...exampleDeposit,
  number: 'D9XHT4K7QW2M0',
  state: 'approved',
  receipt: '4K7QW2M09XHT',
  instructions: null,
  timeline: [
    { state: 'new', time: created },
    { state: 'pending', time: '2026-11-22T09:04:00.000Z' },
    { state: 'approved', time: '2026-11-22T09:06:00.000Z' },
  ],
}
