import { longWinners, winners } from './example-winners'
import type { BettingRecord, MemberTransactions, MoneyReceipt, ProfitLoss } from '@/contract/generated/gateway-types'

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

const bet = (
  id: number,
  stake: number,
  win: number | null,
  more: object = {},
): BettingRecord['response']['items'][number] => ({
  number: `B04177182366${id}`,
  time: new Date(Date.UTC(2026, 10, 22, 3, 0, 0) - id * 5 * 3_600_000).toISOString(),
  settled: win === null ? null : '2026-11-22T03:10:00.000Z',
  category: 'RNG',
  vendor: 'PT',
  game: 'Golden Harvest',
  stake,
  validBet: win === null ? null : stake,
  win,
  result: win === null ? null : win - stake,
  status: win === null ? 'open' : win > stake ? 'won' : 'lost',
  receipts: [{ kind: 'bet', number: `4K7QW2M09XH${id}` }],
  ...more,
})
const betTotals = { stake: 180_000, open: 25_000.5, validBet: 170_000, win: 111_000, result: -69_000 }
const bettingRecord: BettingRecord['response'] = {
  until: 9,
  total: 46,
  totalPages: 3,
  items: [
    bet(1, 60_000, 111_000, { round: '2 winning lines' }),
    bet(2, 25_000.5, null, {
      ...{ category: 'SPORTS', vendor: 'UG', game: 'UG Sports' },
      ...{ match: 'River – Harbour', pick: 'River', odds: 1.85 },
    }),
    bet(3, 120_000, 0, { category: 'LIVE', vendor: 'AG', game: 'Baccarat 7' }),
    bet(4, 10_000, 0, { status: 'half_lost', result: -5_000, category: 'KENO', vendor: 'NEW' }),
  ],
  pageTotals: betTotals,
  totals: { ...betTotals, stake: 1_580_000 },
}
const profitOf = (name: string, bet: number, win: number) => ({
  name,
  ...{ deposit: 500_000, withdrawal: 0, bet, validBet: bet, win, rebate: 1_200.5, promotion: 0, locked: 0 },
  result: win + 1_200.5 - bet,
})
const days = [profitOf('2026-11-22', 60_000, 111_000), profitOf('2026-11-21', 120_000, 0), profitOf('2026-11-20', 0, 0)]
const profitLoss: ProfitLoss['response'] = {
  until: 0,
  total: 3,
  totalPages: 1,
  items: days,
  pageTotals: profitOf('', 180_000, 111_000),
  totals: profitOf('', 180_000, 111_000),
}
const moneyReceipt: MoneyReceipt['response'] = {
  number: '4K7QW2M09XH1',
  time: '2026-11-21T22:00:00.000Z',
  kind: 'bet',
  state: 'booked',
  amount: 60_000,
  unit: 'money',
  from: ['MAIN'],
  to: ['HOUSE'],
  lines: [{ wallet: 'MAIN', amount: -60_000, balanceAfter: 1_982_000 }],
  reference: 'B041771823661',
  checkCode: 'TB0YQ94FEH5F',
}

/** Answers about a player's records. */
export const recordAnswers = {
  winnerBoard: winners,
  memberTransactions,
  bettingRecord,
  profitLoss,
  moneyReceipt,
  checkReceipt: ({ code }: { code: string }) => ({ genuine: code === moneyReceipt.checkCode }),
}

const nothing = { in: 0, out: 0 }
const noLines: Page = { until: 0, total: 0, totalPages: 0, items: [], pageTotals: nothing, totals: nothing }
const noBets = { stake: 0, open: 0, validBet: 0, win: 0, result: 0 }
const none = { until: 0, total: 0, totalPages: 0, items: [] }
export const emptyRecordAnswers = {
  winnerBoard: [],
  memberTransactions: noLines,
  bettingRecord: { ...none, pageTotals: noBets, totals: noBets },
  profitLoss: { ...none, pageTotals: profitOf('', 0, 0), totals: profitOf('', 0, 0) },
}

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
const manyBets = { stake: 5e9, open: 5e9, validBet: 5e9, win: 4_999_999_999.99, result: -0.01 }
export const longRecordAnswers = {
  winnerBoard: longWinners,
  memberTransactions: longLines,
  bettingRecord: {
    ...bettingRecord,
    items: bettingRecord.items.map((each) => ({
      ...each,
      game: 'The very long name of a game that nobody would play for its name alone',
      match: 'Geschwindigkeitsbegrenzungen United – Donaudampfschifffahrtsgesellschaft',
      stake: 5_000_000_000,
      result: -5_000_000_000,
    })),
    pageTotals: manyBets,
    totals: manyBets,
  },
  profitLoss: {
    ...profitLoss,
    items: days.map((each) => ({ ...each, bet: 5e9, win: 0.01, result: -4_999_999_999.99 })),
  },
}
