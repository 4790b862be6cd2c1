import type { ConsolidatedFunds } from '@/contract/generated/gateway-types'

/** One contract of each kind. */
type Contract = NonNullable<ConsolidatedFunds['response']['divtypeinfo']>
const contract = (terms: Contract['terms']): Contract => ({ since: '2025-06-01T00:00:00.000Z', terms })
const term = { period: 'daily', periodValidBet: 50_000_000, periodProfitLoss: 0, activeMembers: 5 } as const
const wages = { ...term, rate: 0.005, betAmount: 20_000_000 }
export const consolidatedFunds: ConsolidatedFunds['response'] = {
  dailysalreqtype: null,
  divtypereq: {
    asks: 'offer',
    from: 'upline_han',
    since: '2025-12-28T00:00:00.000Z',
    terms: [{ ...term, period: 'monthly', periodValidBet: 5_000_000_000, rate: 0.29, betAmount: 0 }],
  },
  contracthoursalreq: {
    asks: 'termination',
    from: 'upline_han',
    since: '2025-12-30T00:00:00.000Z',
    terms: [wages],
  },
  realtimesalreqtype: null,
  contractmrdailysalinfotype: contract([{ ...wages, rate: 0.003 }]),
  contracthoursalinfo: contract([wages]),
  dailysalinfotype: contract([wages, { ...wages, period: 'weekly', rate: 0.01 }]),
  realtimesalinfotype: contract([wages]),
  divtypeinfo: contract([
    { ...term, period: 'semimonthly', periodProfitLoss: 60_000_000, rate: 0.08, betAmount: 0 },
    { ...term, period: 'monthly', periodProfitLoss: 150_000_000, rate: 0.12, betAmount: 0 },
  ]),
  team: { size: 46, newMembers: 3, balance: 912_640_000, bet: 338_720_500, profit: -21_865_250 },
}

export const noAgency: ConsolidatedFunds['response'] = {
  ...consolidatedFunds,
  divtypereq: null,
  contracthoursalreq: null,
  contractmrdailysalinfotype: null,
  contracthoursalinfo: null,
  dailysalinfotype: null,
  realtimesalinfotype: null,
  divtypeinfo: null,
  team: null,
}

export const greatAgency: ConsolidatedFunds['response'] = {
  ...consolidatedFunds,
  dailysalinfotype: contract([{ ...wages, periodValidBet: 987_654_321_987.65 }]),
  team: { size: 1_234_567, newMembers: 98_765, balance: 987_654_321_987.65, bet: 98_765_432_198.76, profit: -9e11 },
}
