import type { ConsolidatedFunds } from '@/generated/gateway-types'

type Agency = ConsolidatedFunds['response']
type Contract = NonNullable<Agency['divtypeinfo']>
type Request = NonNullable<Agency['divtypereq']>
type Term = Contract['terms'][number]

/** What an account without contracts and without a team has. */
export const noAgency: Agency = {
  divtypereq: null,
  dailysalreqtype: null,
  contracthoursalreq: null,
  realtimesalreqtype: null,
  divtypeinfo: null,
  dailysalinfotype: null,
  contracthoursalinfo: null,
  realtimesalinfotype: null,
  contractmrdailysalinfotype: null,
  team: null,
}

const hourly = [term('daily', 0.001, 10_000_000, 3, 2_000_000), term('daily', 0.0015, 50_000_000, 8, 8_000_000)]

/** What the agent that is always there has: every kind of contract, in all four periods (2 §3), an offer and a termination. */
export const demoAgency: Agency = {
  divtypereq: request('offer', '2025-12-28', [
    { ...term('semimonthly', 0.1, 500_000_000, 10, 0), periodProfitLoss: 60_000_000 },
    { ...term('monthly', 0.29, 5_000_000_000, 25, 0), periodProfitLoss: 400_000_000 },
  ]),
  dailysalreqtype: null,
  contracthoursalreq: request('termination', '2025-12-30', hourly),
  realtimesalreqtype: null,
  divtypeinfo: contract('2025-06-01', [
    { ...term('semimonthly', 0.08, 500_000_000, 10, 0), periodProfitLoss: 60_000_000 },
    { ...term('monthly', 0.12, 1_500_000_000, 20, 0), periodProfitLoss: 150_000_000 },
  ]),
  dailysalinfotype: contract('2025-07-01', [
    term('daily', 0.005, 50_000_000, 5, 50_000_000),
    term('daily', 0.008, 200_000_000, 12, 200_000_000),
    term('weekly', 0.01, 900_000_000, 15, 900_000_000),
  ]),
  contracthoursalinfo: contract('2025-08-15', hourly),
  realtimesalinfotype: contract('2025-10-01', [term('daily', 0.0005, 5_000_000, 2, 1_000_000)]),
  contractmrdailysalinfotype: contract('2025-09-01', [term('daily', 0.003, 20_000_000, 5, 20_000_000)]),
  team: { size: 46, newMembers: 3, balance: 912_640_000, bet: 338_720_500, profit: -21_865_250 },
}

function contract(day: string, terms: Term[]): Contract {
  return { since: `${day}T00:00:00.000Z`, terms }
}

/** Who asks is the one above the agent, whom this sandbox knows by name alone. */
function request(asks: Request['asks'], day: string, terms: Term[]): Request {
  return { asks, from: 'upline_han', since: `${day}T00:00:00.000Z`, terms }
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
