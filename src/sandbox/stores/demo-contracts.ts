import type { AgreedTerms } from './contracts'

type Contract = NonNullable<AgreedTerms['divtypeinfo']>
type Request = NonNullable<AgreedTerms['divtypereq']>
type Term = Contract['terms'][number]

const dayLength = 24 * 60 * 60_000

const hourly = [term('daily', 0.001, 10_000_000, 3, 2_000_000), term('daily', 0.0015, 50_000_000, 8, 8_000_000)]

/** What the agent that is always there has: every kind of contract, in all four periods (2 §3), an offer and a termination. */
export function demoContracts(now: number): Partial<AgreedTerms> {
  const since = (daysAgo: number): string => new Date(now - daysAgo * dayLength).toISOString()
  const contract = (daysAgo: number, terms: Term[]): Contract => ({ since: since(daysAgo), terms })
  // Who asks is the one above the agent, whom this sandbox knows by name alone.
  const request = (asks: Request['asks'], daysAgo: number, terms: Term[]): Request => ({
    ...{ asks, from: 'upline_han', since: since(daysAgo) },
    terms,
  })
  return {
    divtypereq: request('offer', 4, [
      { ...term('semimonthly', 0.1, 500_000_000, 10, 0), periodProfitLoss: 60_000_000 },
      { ...term('monthly', 0.29, 5_000_000_000, 25, 0), periodProfitLoss: 400_000_000 },
    ]),
    contracthoursalreq: request('termination', 2, hourly),
    divtypeinfo: contract(214, [
      { ...term('semimonthly', 0.08, 500_000_000, 10, 0), periodProfitLoss: 60_000_000 },
      { ...term('monthly', 0.12, 1_500_000_000, 20, 0), periodProfitLoss: 150_000_000 },
    ]),
    dailysalinfotype: contract(184, [
      term('daily', 0.005, 50_000_000, 5, 50_000_000),
      term('daily', 0.008, 200_000_000, 12, 200_000_000),
      term('weekly', 0.01, 900_000_000, 15, 900_000_000),
    ]),
    contracthoursalinfo: contract(139, hourly),
    realtimesalinfotype: contract(92, [term('daily', 0.0005, 5_000_000, 2, 1_000_000)]),
    contractmrdailysalinfotype: contract(122, [term('daily', 0.003, 20_000_000, 5, 20_000_000)]),
  }
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
