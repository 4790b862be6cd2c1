import { beforeAll, describe, expect, it } from 'vitest'
import type {
  AgentNews,
  DepositMethods,
  ProfitLoss,
  RequestDeposit,
  TeamBets,
  TeamMembers,
  TeamOverview,
  TeamProfit,
  TeamTransactions,
} from '@/contract/generated/gateway-types'
import { addDays } from '@/contract/time/day'
import { demoTeam } from '@/sandbox/accounts/port/demo-team'
import { testGateway, untilFriday, type TestGateway } from '@/sandbox/test-gateway'
import { signedIn } from '@/sandbox/testing/signed-in'

const today = '2026-01-01'
const page = { pageNo: 1, pageSize: 100 }
const month = { from: addDays(today, -29), to: today, ...page }
const people = demoTeam('plain', 0)
const first = people.find(({ isAgent }) => isAgent)?.account ?? ''

let gateway: TestGateway
let agent: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  gateway = await testGateway()
  agent = await signedIn(gateway)
  return () => gateway.close()
})

describe('figures of the team', () => {
  it('are the same in the overview, by members, by days, over bets, and in the own records of whom they are of', async () => {
    const overview = await agent.ask<TeamOverview['response']>('teamOverview')
    const byMember = await agent.ask<TeamProfit['response']>('teamProfit', { ...month, by: 'member' })
    const byDay = await agent.ask<TeamProfit['response']>('teamProfit', { ...month, by: 'day' })
    const bets = await agent.ask<TeamBets['response']>('teamBets', month)
    const { bet, deposit, profit } = overview.periods.month.now
    expect(byMember.totals).toMatchObject({ bet, deposit, result: profit })
    expect(byDay.totals).toEqual(byMember.totals)
    expect(bets.totals).toMatchObject({ stake: byMember.totals.bet, win: byMember.totals.win })
    expect(overview.days.at(-1)).toEqual({
      day: today,
      bet: overview.periods.today.now.bet,
      profit: overview.periods.today.now.profit,
    })
    expect(overview).toMatchObject({ size: 46, asOf: '2026-01-01T12:00:00.000Z' })
    expect(bet).toBeGreaterThan(0)
    for (const { account } of people.slice(0, 4)) {
      const own = await signedIn(gateway, account)
      const itself = await own.ask<ProfitLoss['response']>('profitLoss', { ...month, by: 'day' })
      const told = await agent.ask<TeamProfit['response']>('teamProfit', { ...month, by: 'member', member: account })
      const { locked, ...figures } = itself.totals
      expect(locked).toBe(0)
      expect(told.items.find(({ scope }) => scope === 'own')).toMatchObject(figures)
      const line = byMember.items.find(({ name }) => name === account)
      expect(line).toMatchObject(told.totals)
    }
  })

  it('of today are compared with yesterday until the same time', async () => {
    const { periods } = await agent.ask<TeamOverview['response']>('teamOverview')
    const yesterday = addDays(today, -1)
    const bets = await agent.ask<TeamBets['response']>('teamBets', { ...page, from: yesterday, to: yesterday })
    const until = bets.items.filter(({ time, win }) => win !== null && time < `${yesterday}T12:00`)
    expect(until.length).toBeGreaterThan(0)
    expect(until.length).toBeLessThan(bets.total)
    expect(periods.today.before.bet).toBe(until.reduce((sum, { stake }) => sum + stake, 0))
    expect(periods.today.before.active).toBe(new Set(until.map(({ account }) => account)).size)
  })

  it('are those of a member and everybody below, or of the member alone', async () => {
    const whole = await agent.ask<TeamBets['response']>('teamBets', { ...month, member: first })
    const own = await agent.ask<TeamBets['response']>('teamBets', { ...month, member: first, scope: 'own' })
    expect(whole.path).toEqual(['demo_agent', first])
    expect(new Set(own.items.map(({ account }) => account))).toEqual(new Set(own.total === 0 ? [] : [first]))
    expect(whole.total).toBeGreaterThan(own.total)
    const lines = await agent.ask<TeamTransactions['response']>('teamTransactions', { ...month, member: first })
    const deposits = await agent.ask<TeamTransactions['response']>('teamTransactions', { ...month, kinds: 'deposit' })
    expect(lines.total).toBeGreaterThan(0)
    const byMember = await agent.ask<TeamProfit['response']>('teamProfit', { ...month, by: 'member' })
    expect(deposits.totals.in).toBe(byMember.totals.deposit)
  })

  it('say who stands below, page by page, and find by name on every level', async () => {
    const all = await agent.ask<TeamMembers['response']>('teamMembers', page)
    expect(all.items).toHaveLength(people.filter(({ upline }) => upline === undefined).length)
    expect(all.self).toMatchObject({ account: 'demo_agent', level: 0, size: 46, rebate: 0.008 })
    expect(all.items.reduce((sum, { size }) => sum + 1 + size, 0)).toBe(46)
    const deep = people.at(-1)?.account ?? ''
    const found = await agent.ask<TeamMembers['response']>('teamMembers', { ...page, search: deep.toUpperCase() })
    expect(found.items).toMatchObject([{ account: deep, level: 3, type: 'player', rebate: 0.003 }])
    const second = await agent.ask<TeamMembers['response']>('teamMembers', { pageNo: 2, pageSize: 5 })
    expect(second).toMatchObject({ total: 8, totalPages: 2 })
    expect(second.items).toHaveLength(3)
  })

  it('are told to the agent above alone, whatever stands in the address', async () => {
    const below = await signedIn(gateway, first)
    for (const [name, more] of [
      ['teamMembers', page],
      ['teamProfit', { ...month, by: 'member' }],
      ['teamBets', month],
      ['teamTransactions', month],
    ] as const)
      for (const member of ['demo_agent', 'demo_player', 'nobody'])
        expect(await below.send(name, { ...more, member })).toMatchObject({ success: false, code: 'not_in_team' })
    const player = await signedIn(gateway, 'demo_player')
    for (const [name, request] of [
      ['teamOverview', {}],
      ['teamMembers', page],
      ['agentNews', {}],
      ['agentTerms', {}],
      ['inviteLinks', page],
      ['downlineTerms', { account: first }],
    ] as const)
      expect(await player.send(name, request)).toMatchObject({ status: 403, code: 'agents_only' })
    expect((await agent.ask<AgentNews['response']>('agentNews')).length).toBeGreaterThan(0)
  })
})

it('a bonus that is still locked is no profit of the team, as it is none of its member', async () => {
  const own = await testGateway()
  own.pass(untilFriday)
  const above = await signedIn(own)
  await above.ask('createMember', { account: 'newplayer9', password: 'Made1234', type: 'player', rebate: 0 })
  const member = await signedIn(own, 'newplayer9', 'Made1234')
  const days = { ...page, from: addDays(today, -28), to: addDays(today, 1) }
  const before = await above.ask<TeamProfit['response']>('teamProfit', { ...days, by: 'member' })
  const { promotions } = await member.ask<DepositMethods['response']>('depositMethods')
  const open = promotions.find(({ unmet }) => unmet.length === 0)
  const request = { method: 'bank', amount: 200_000, promotion: open?.id }
  const { value } = await member.send('requestDeposit', request, 'deposit-1')
  const { number } = (value as RequestDeposit['response']).deposit
  await own.panel('acts', 'POST', { merchant: 'plain', act: 'approve-deposit', id: number })
  const { totals } = await member.ask<ProfitLoss['response']>('profitLoss', { ...days, by: 'day' })
  expect(totals.locked).toBeGreaterThan(0)
  const { promotion, result, deposit } = before.totals
  for (const by of ['member', 'day']) {
    const after = await above.ask<TeamProfit['response']>('teamProfit', { ...days, by })
    expect(after.totals).toMatchObject({ promotion, result, deposit: deposit + 200_000 })
  }
  const { periods } = await above.ask<TeamOverview['response']>('teamOverview')
  expect(periods.month.now.profit).toBe(result)
  own.close()
})

it('a team of 10,000 is drilled down, searched and added up', async () => {
  const large = await testGateway()
  const grown = { merchant: 'plain', act: 'grow-team', id: 'demo_agent', members: 9_954 }
  expect(await large.panel('acts', 'POST', grown)).toEqual({ account: 'demo_agent', size: 10_000 })
  const { ask } = await signedIn(large)
  const { items } = await ask<TeamMembers['response']>('teamMembers', { ...page, sort: 'size' })
  const member = items[0]?.account
  expect((await ask<TeamMembers['response']>('teamMembers', { ...page, member })).total).toBeGreaterThan(1)
  const found = await ask<TeamMembers['response']>('teamMembers', { ...page, search: 'an' })
  expect(found.items.every(({ account }) => account.includes('an'))).toBe(true)
  const overview = await ask<TeamOverview['response']>('teamOverview')
  const { totals } = await ask<TeamProfit['response']>('teamProfit', { ...month, by: 'day' })
  expect(overview).toMatchObject({
    size: 10_000,
    periods: { month: { now: { bet: totals.bet, profit: totals.result } } },
  })
  large.close()
}, 60_000)
