import type { TransferUpline, UplineTerms } from '@/contract/generated/gateway-types'

export const uplineTerms: UplineTerms['response'] = {
  upline: { account: 'demo_agent', nickname: 'Thu Trang' },
  ...{ available: 1_250_000, min: 10_000, max: 100_000_000, hasPaymentPassword: true },
}

export const transferred: TransferUpline['response'] = {
  ...{ number: '4K7QW2M09XHT', time: '2026-11-22T09:10:00.000Z', amount: 100_000, balance: 1_150_000 },
  ...{ upline: 'demo_agent', remark: null },
}
