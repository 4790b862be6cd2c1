import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Account } from './call/account'
import type { Ledger } from './ledger/port/ledger-port'
import type { Services } from './modules'
import { openServices, type OpenServices } from './open-services'
import { resetMerchant, seedMerchant } from './reset-merchant'
import type { TeamPort } from './team/port/team-port'
import { plainMerchant } from './test-gateway'
import { textsIn } from './texts/texts'

const now = Date.UTC(2026, 0, 1, 12)
const time = { from: now - 30 * 24 * 60 * 60_000, to: now }
const page = { pageNo: 1, pageSize: 50 }

type Read = (services: Services, agent: Account) => Promise<unknown>

/**
 * Members that change something, that read only bets that were really played, or that are asked for numbers of lines that
 * were read before: none depends on the made-up past being there.
 */
type NoReader =
  | ('post' | 'postTogether' | 'placeBet' | 'settleBet' | 'cancelBet' | 'growTeam' | 'reset' | 'beforeReading')
  | (
      | 'reading'
      | 'findIntent'
      | 'findBet'
      | 'openBets'
      | 'recentBets'
      | 'receiptOf'
      | 'isGenuine'
      | 'friendsOf'
      | 'namedBets'
    )

const own = (merchant: string, owner: string) => ({ merchant, owner, reach: 'own' as const, ...time, ...page })
const days = { timeZone: 'UTC', first: '2025-12-10', last: '2025-12-31' }

const ofLedger: Readonly<Record<Exclude<keyof Ledger, NoReader>, Read>> = {
  balancesOf: ({ ledger }, { id, merchant }) => ledger.balancesOf(merchant, id),
  betCounts: ({ ledger }, { merchant }) => ledger.betCounts(merchant, 'PT'),
  betsOf: async ({ ledger }, { id, merchant }) => {
    const { total, totals } = await ledger.betsOf({
      ...own(merchant, id),
      texts: textsIn(plainMerchant, 'EN'),
      sort: 'time',
    })
    return { total, totals }
  },
  bestRounds: async ({ ledger }, { merchant }) => (await ledger.bestRounds(merchant, 'RNG', time)).length,
  countOf: ({ ledger }, agent) => ledger.countOf(agent, 'bet'),
  linesOf: async ({ ledger }, { id, merchant }) => {
    const { total, totals } = await ledger.linesOf({ ...own(merchant, id), sort: 'time' })
    return { total, totals }
  },
  lossIn: ({ ledger }, { id, merchant }) => ledger.lossIn(merchant, id, 'LIVE', time),
  lossSince: ({ ledger }, { id, merchant }) => ledger.lossSince(merchant, id, time.from),
  paidInSince: ({ ledger }, { id, merchant }) => ledger.paidInSince(merchant, id, time.from),
  placedBets: ({ ledger }, { id, merchant }) => ledger.placedBets(merchant, id, time.from),
  playFigures: ({ ledger }, { id, merchant }) => ledger.playFigures(merchant, id, time),
  playRanks: ({ ledger }, { merchant }) => ledger.playRanks(merchant, time),
  profitOf: ({ ledger }, { id, merchant }) =>
    ledger.profitOf({ merchant, owner: id, ...time, ...page, days, locked: new Set(), by: 'day' }),
  settledByCategory: ({ ledger }, { id, merchant }) => ledger.settledByCategory(merchant, id, time),
  statement: async ({ ledger }, { id, merchant }) => (await ledger.statement(merchant, id)).balances,
  sumOf: ({ ledger }, agent) => ledger.sumOf(agent, 'bet'),
  teamBets: ({ ledger }, { id, merchant }) => ledger.teamBets(merchant, id, time),
  teamOf: ({ ledger }, { id, merchant }) => ledger.teamOf(merchant, id, time.from),
  winsSince: ({ ledger }, { merchant }) => ledger.winsSince(merchant, time.from, 10),
}

const below = (owner: string) => ({ owner, reach: 'below' as const })

const ofTeam: Readonly<Record<Exclude<keyof TeamPort['team'], 'pathTo' | 'branches'>, Read>> = {
  below: ({ team }, { id, merchant }) => team.below(merchant, { under: id, sort: 'name', ...page }),
  person: ({ team }, { id, merchant }) => team.person(merchant, id, 0),
  sum: ({ team }, { id, merchant }) => team.sum(merchant, id),
  byBranch: ({ team }, { id, merchant }) => team.byBranch(merchant, below(id), time, new Set()),
  byQuarter: ({ team }, { id, merchant }) => team.byQuarter(merchant, below(id), time, new Set()),
  countsIn: ({ team }, { id, merchant }) => team.countsIn(merchant, below(id), [time]),
}

const ofCash: Readonly<Record<string, Read>> = {
  'deposits.since': ({ deposits }, { id, merchant }) => deposits.since(merchant, id, time.from),
}

let opened: OpenServices
beforeAll(async () => {
  opened = await openServices(':memory:', () => now)
  opened.services.merchants.set(plainMerchant.code, plainMerchant)
  await seedMerchant(opened.services, plainMerchant)
})
afterAll(() => opened.close())

const agentOf = async (services: Services): Promise<Account> => {
  const agent = await services.accounts.bySignInName(plainMerchant.code, 'demo_agent')
  if (agent === undefined) throw new Error('there is no demo_agent')
  return agent
}

it.each(Object.entries({ ...ofLedger, ...ofTeam, ...ofCash }))(
  '%s, asked first of all, sees the past that is made up',
  async (_, read) => {
    const { services, database } = opened
    await resetMerchant(database, services, plainMerchant)
    const agent = await agentOf(services)
    const first = await read(services, agent)
    await services.ledger.statement(plainMerchant.code)
    expect(await read(services, agent)).toEqual(first)
    expect(JSON.stringify([first instanceof Map ? [...first] : first])).toMatch(/[1-9]/)
  },
)

it('the first read after a start sees it too', async () => {
  const fresh = await openServices(':memory:', () => now)
  await seedMerchant(fresh.services, plainMerchant)
  const agent = await agentOf(fresh.services)
  expect((await fresh.services.ledger.balancesOf(plainMerchant.code, agent.id)).get('main')).toBe(1_264_000_000)
  fresh.close()
})
