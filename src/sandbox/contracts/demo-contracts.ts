import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import { unitsInCurrency } from '@/contract/money/in-currency'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { AgreedTerms } from './contracts'
import type { ContractsPort } from './port/contracts-port'

type Contract = NonNullable<AgreedTerms['divtypeinfo']>
type Request = NonNullable<AgreedTerms['divtypereq']>
type Term = Contract['terms'][number]

const dayLength = 24 * 60 * 60_000

const hourly = [term('daily', 0.001, 1_000_000, 3, 100_000), term('daily', 0.0015, 3_000_000, 8, 200_000)]
const semimonthly = { ...term('semimonthly', 0.08, 20_000_000, 10, 0), periodProfitLoss: 1_000_000 }
const monthly = { ...term('monthly', 0.12, 60_000_000, 20, 0), periodProfitLoss: 5_000_000 }

/** Gives the demo agent its contracts, and one to its first direct downline that is an agent. */
export async function seedContracts(
  { accounts, contracts, clock }: SandboxBasics & AccountsPort & ContractsPort,
  merchant: SandboxMerchant,
): Promise<void> {
  const { code, accountTypes } = merchant
  const agent = await accounts.bySignInName(code, 'demo_agent')
  if (agent === undefined || !accountTypes.agent.includes(agent.type)) return
  await contracts.begin(code, agent.id, agreedIn(merchant, demoContracts(clock())))
  const [below] = await contracts.below(agent.id, 'dividend', accountTypes.agent)
  const first = below && (await accounts.bySignInName(code, below.account))
  if (first !== undefined) await contracts.begin(code, first.id, agreedIn(merchant, demoDownlineContracts(clock())))
}

/** The same with the amounts of all terms, which are written in dong, in a merchant's currency. */
function agreedIn(merchant: SandboxMerchant, agreed: Partial<AgreedTerms>): Partial<AgreedTerms> {
  const money = (dong: number) => unitsInCurrency(merchant, dong)
  const termsIn = ({ terms, ...held }: Contract | Request) => ({
    ...held,
    terms: terms.map((each) => ({
      ...each,
      periodValidBet: money(each.periodValidBet),
      periodProfitLoss: money(each.periodProfitLoss),
      betAmount: money(each.betAmount),
    })),
  })
  return Object.fromEntries(Object.entries(agreed).map(([name, held]) => [name, held && termsIn(held)]))
}

/**
 * The demo agent's terms: every kind of contract, in all four periods (2 §3), an offer and a termination. Its team of
 * 46 bets some 2,000,000 a day.
 */
function demoContracts(now: number): Partial<AgreedTerms> {
  const since = (daysAgo: number): string => new Date(now - daysAgo * dayLength).toISOString()
  const contract = (daysAgo: number, terms: Term[]): Contract => ({ since: since(daysAgo), terms })
  // The requests come from the demo agent's upline, which exists in the sandbox by name only.
  const request = (asks: Request['asks'], daysAgo: number, terms: Term[]): Request => ({
    asks,
    from: 'upline_han',
    since: since(daysAgo),
    terms,
  })
  return {
    divtypereq: request('offer', 4, [
      { ...semimonthly, rate: 0.1 },
      { ...term('monthly', 0.29, 5_000_000_000, 25, 0), periodProfitLoss: 400_000_000 },
    ]),
    contracthoursalreq: request('termination', 2, hourly),
    divtypeinfo: contract(214, [semimonthly, monthly]),
    dailysalinfotype: contract(184, [
      term('daily', 0.005, 1_000_000, 5, 1_000_000),
      term('daily', 0.008, 3_000_000, 12, 3_000_000),
      term('weekly', 0.01, 12_000_000, 15, 12_000_000),
    ]),
    contracthoursalinfo: contract(139, hourly),
    realtimesalinfotype: contract(92, [term('daily', 0.0005, 500_000, 2, 50_000)]),
  }
}

/**
 * Terms of the first direct downline: one contract that depends on a contract to be terminated, and one within
 * another.
 */
function demoDownlineContracts(now: number): Partial<AgreedTerms> {
  const contract = (daysAgo: number, terms: Term[]): Contract => ({
    since: new Date(now - daysAgo * dayLength).toISOString(),
    terms,
  })
  return {
    divtypeinfo: contract(120, [{ ...term('monthly', 0.06, 5_000_000, 2, 0), periodProfitLoss: 500_000 }]),
    dailysalinfotype: contract(122, [term('daily', 0.003, 200_000, 2, 0)]),
    contracthoursalinfo: contract(61, [term('daily', 0.001, 200_000, 2, 50_000)]),
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
