import type { ContractDetails, ContractRecord } from '@/contract/generated/gateway-types'

const totals = { validBet: 41, profitLoss: -42, amount: 43 }
const line: ContractRecord['response']['items'][number] = {
  id: 1,
  ...{ period: 'daily', from: '2026-11-20T17:00:00Z', to: '2026-11-21T17:00:00Z', validBet: 31, profitLoss: -32 },
  ...{ activeMembers: 33, rate: 0.34, amount: 35, state: 'claimed', number: '4K7QW2M09XHT' },
}
const contractRecord: ContractRecord['response'] = {
  ...{ until: 9, total: 2, totalPages: 2, totals, pageTotals: totals, next: '2026-11-22T17:00:00Z' },
  items: [1, 2].map((id) => ({ ...line, id })),
  claim: { amount: 44, periods: 45, from: line.from, to: line.to },
}
const contractDetails: ContractDetails['response'] = { history: [], preview: null, ownTerms: [], downlines: [] }

export const contractAnswers = { contractRecord, contractDetails }
