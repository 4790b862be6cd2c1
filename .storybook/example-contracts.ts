import type { ContractDetails, ContractRecord, ContractState, OfferContract } from '@/contract/generated/gateway-types'
import { consolidatedFunds } from './example-agency'

type Line = ContractRecord['response']['items'][number]

const offer = consolidatedFunds.divtypereq as NonNullable<typeof consolidatedFunds.divtypereq>
const contract = consolidatedFunds.divtypeinfo as NonNullable<typeof consolidatedFunds.divtypeinfo>

const line = (id: number, more: Partial<Line>): Line => ({
  ...{ id, period: 'daily', from: '2026-11-20T17:00:00.000Z', to: '2026-11-21T17:00:00.000Z', validBet: 1_941_000 },
  ...{ profitLoss: -743_750, activeMembers: 29, rate: 0.005, amount: 9705, state: 'open', number: null },
  ...more,
})

const totals = { validBet: 5_823_000, profitLoss: -1_231_250, amount: 19_410 }
const contractRecord: ContractRecord['response'] = {
  ...{ until: 4, total: 4, totalPages: 1, totals, pageTotals: totals },
  items: [
    line(4, {
      ...{ period: 'fiveMinutes', from: '2026-11-22T09:00:00.000Z', to: '2026-11-22T09:05:00.000Z' },
      ...{ validBet: 10_000, profitLoss: 12_500, activeMembers: 1, rate: 0.0005, amount: 5 },
    }),
    line(3, {}),
    line(2, {
      ...{ from: '2026-11-19T17:00:00.000Z', to: '2026-11-20T17:00:00.000Z' },
      ...{ state: 'claimed', number: '4K7QW2M09XHT' },
    }),
    line(1, {
      ...{ period: 'weekly', from: '2026-11-08T17:00:00.000Z', to: '2026-11-15T17:00:00.000Z' },
      ...{ state: 'missed', rate: 0, amount: 0 },
    }),
  ],
  claim: { amount: 9710, periods: 2, from: '2026-11-20T17:00:00.000Z', to: '2026-11-22T09:05:00.000Z' },
  next: '2026-11-22T17:00:00.000Z',
}

const contractDetails: ContractDetails['response'] = {
  history: [
    { since: contract.since, until: null, from: 'upline_han', ending: null, terms: contract.terms },
    {
      ...{ since: '2025-01-01T00:00:00.000Z', until: contract.since, from: null, ending: 'replaced' },
      terms: contract.terms.slice(0, 1),
    },
  ],
  preview: {
    periods: [
      {
        ...{ period: 'monthly', from: '2026-09-30T17:00:00.000Z', to: '2026-10-31T17:00:00.000Z' },
        ...{ validBet: 70_230_000, profitLoss: -7_266_450, activeMembers: 43, inForce: 871_974, asked: 0 },
      },
    ],
    ...{ inForce: 871_974, asked: 0, ends: ['minhtuan10', 'thuha31'] },
  },
  ownTerms: contract.terms,
  downlines: [
    { account: 'minhtuan10', contract, request: null },
    { account: 'quocbao12', contract, request: { ...offer, asks: 'termination', from: 'demo_agent' } },
    { account: 'thuha31', contract: null, request: null },
    { account: 'ngoclan33', contract: null, request: { ...offer, from: 'demo_agent' } },
  ],
}

const answered: ContractState = { contract, request: null, paid: null }
const offered: OfferContract['response'] = { request: offer }

/** Answers about contracts. */
export const contractAnswers = {
  contractRecord,
  contractDetails,
  dividendClaim: {
    ...answered,
    paid: { number: '4K7QW2M09XHT', time: '2026-11-22T09:10:00.000Z', amount: 9710, balance: 1_294_210 },
  } satisfies ContractState,
  dailySalary: answered,
  hourlySalary: { ...answered, contract: null } satisfies ContractState,
  realTimeSalary: answered,
  offerContract: offered,
  endContract: offered,
}

const nothing = { validBet: 0, profitLoss: 0, amount: 0 }

export const emptyContractAnswers = {
  contractRecord: {
    ...{ until: 0, total: 0, totalPages: 0, items: [], totals: nothing, pageTotals: nothing, next: null },
    claim: { amount: 0, periods: 0, from: null, to: null },
  } satisfies ContractRecord['response'],
  contractDetails: {
    ...{ history: [], preview: null, ownTerms: [], downlines: [] },
  } satisfies ContractDetails['response'],
}

const great = 987_654_321_987.65
const longName = 'a-downline-whose-name-has-forty-letters-x'

export const longContractAnswers = {
  contractRecord: {
    ...contractRecord,
    items: contractRecord.items.map((each) => ({ ...each, validBet: great, profitLoss: -great, amount: great })),
    totals: { validBet: great, profitLoss: -great, amount: great },
    claim: { ...contractRecord.claim, amount: great, periods: 98_765 },
  } satisfies ContractRecord['response'],
  contractDetails: {
    ...contractDetails,
    downlines: contractDetails.downlines.map((each, at) => ({ ...each, account: `${longName}${at}` })),
  } satisfies ContractDetails['response'],
}
