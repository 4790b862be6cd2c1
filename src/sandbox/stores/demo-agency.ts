import type { ConsolidatedFunds } from '@/generated/gateway-types'

type Agency = ConsolidatedFunds['response']
type Contract = NonNullable<Agency['divtypeinfo']>
type Term = Contract['terms'][number]

/** What an account without contracts and without a team has. */
export const noAgency: Agency = {
  dailysalreqtype: 0,
  divtypereq: 0,
  contracthoursalreq: 0,
  realtimesalreqtype: 0,
  contractmrdailysalinfotype: null,
  contracthoursalinfo: null,
  dailysalinfotype: null,
  realtimesalinfotype: null,
  divtypeinfo: null,
  team: null,
}

/** What the agent that is always there has: every kind of contract, in all four periods (2 §3). */
export const demoAgency: Agency = {
  dailysalreqtype: 1,
  divtypereq: 1,
  contracthoursalreq: 1,
  realtimesalreqtype: 1,
  contractmrdailysalinfotype: contract('2025-09-01', 0, [term('daily', 0.3, 20_000_000, 5, 20_000_000)]),
  contracthoursalinfo: contract('2025-08-15', 184_500, [
    term('daily', 0.1, 10_000_000, 3, 2_000_000),
    term('daily', 0.15, 50_000_000, 8, 8_000_000),
  ]),
  dailysalinfotype: contract('2025-07-01', 1_260_000, [
    term('daily', 0.5, 50_000_000, 5, 50_000_000),
    term('daily', 0.8, 200_000_000, 12, 200_000_000),
    term('weekly', 1, 900_000_000, 15, 900_000_000),
  ]),
  realtimesalinfotype: contract('2025-10-01', 37_250, [term('daily', 0.05, 5_000_000, 2, 1_000_000)]),
  divtypeinfo: contract('2025-06-01', 18_400_000, [
    { ...term('semimonthly', 8, 500_000_000, 10, 0), periodProfitLoss: 60_000_000 },
    { ...term('monthly', 12, 1_500_000_000, 20, 0), periodProfitLoss: 150_000_000 },
  ]),
  team: { size: 46, newMembers: 3, balance: 912_640_000, bet: 338_720_500, profit: -21_865_250 },
}

function contract(day: string, claimable: number, terms: Term[]): Contract {
  return { since: `${day}T00:00:00.000Z`, claimable, terms }
}

function term(
  period: Term['period'],
  rate: number,
  periodValidBet: number,
  activeMembers: number,
  betAmount: number,
): Term {
  return { period, rate, periodValidBet, periodProfitLoss: 0, activeMembers, betAmount }
}
