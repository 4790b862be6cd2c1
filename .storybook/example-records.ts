import type { MemberTransactions } from '@/generated/gateway-types'

type Page = MemberTransactions['response']

const line = (id: number, kind: string, amount: number, balanceAfter: number): Page['items'][number] => ({
  id,
  number: `4K7QW2M09XH${id}`,
  time: new Date(Date.UTC(2026, 10, 22, 3, 0, 0) - id * 5 * 3_600_000).toISOString(),
  kind,
  wallet: kind === 'transfer' ? 'PT' : 'MAIN',
  amount,
  balanceAfter,
  reference: kind === 'bet' ? 'B0123456789012' : null,
  remark: null,
})

const items = [
  line(1, 'win', 111_000, 2_093_000),
  line(2, 'bet', -60_000, 1_982_000),
  line(3, 'deposit', 500_000.5, 2_042_000),
  line(4, 'transfer', -200_000, 1_541_999.5),
  line(5, 'withdrawal', -40_000.25, 1_741_999.5),
  line(6, 'gift_of_another_kind', 0.01, 1_782_000),
]
const memberTransactions: Page = {
  until: 9,
  total: 46,
  totalPages: 3,
  items,
  pageTotals: { in: 611_000.51, out: 100_000.25 },
  totals: { in: 2_373_500, out: 1_580_000 },
}

/** Records of a player. */
export const recordAnswers = { memberTransactions }

const nothing = { in: 0, out: 0 }
const noLines: Page = { until: 0, total: 0, totalPages: 0, items: [], pageTotals: nothing, totals: nothing }
export const emptyRecordAnswers = { memberTransactions: noLines }

const great = { in: 5_000_000_000, out: 4_999_999_999.99 }
const longLines: Page = {
  ...memberTransactions,
  items: items.map((each) => ({
    ...each,
    amount: each.amount * 10_000,
    balanceAfter: 5_000_000_000_000.01,
    reference: 'B012345678901234567890123456789',
    remark: '<b>Thank you</b> for the transfer, which arrived a little later than usual',
  })),
  pageTotals: great,
  totals: great,
}
export const longRecordAnswers = { memberTransactions: longLines }
