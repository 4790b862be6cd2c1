import { beforeEach, expect, it } from 'vitest'
import type { ConsolidatedFunds, ContractDetails, Messages, OfferContract } from '@/contract/generated/gateway-types'
import { demoTeam } from '@/sandbox/accounts/port/demo-team'
import { conforms, plainMerchant, testGateway, type TestGateway } from '@/sandbox/test-gateway'

const members = demoTeam(plainMerchant.code, Date.UTC(2026, 0, 1))
const below = members.filter(({ upline, isAgent }) => upline === undefined && isAgent).map(({ account }) => account)
const [, agent = ''] = below.toSorted()
const further = members.find(({ upline, isAgent }) => upline !== undefined && isAgent)?.account ?? ''
const player = members.find(({ upline, isAgent }) => upline === undefined && !isAgent)?.account ?? ''

const term = { period: 'monthly', periodValidBet: 1000, periodProfitLoss: 0, activeMembers: 1, rate: 0.1, betAmount: 0 }
const offered = { kind: 'dividend', account: agent, terms: [term] }

let gateway: TestGateway
let token: string

beforeEach(async () => {
  gateway = await testGateway()
  token = await signIn('demo_agent')
  return () => gateway.close()
})

async function signIn(username: string): Promise<string> {
  const request = { username, password: 'Demo1234!', type: 'username' }
  return ((await gateway.call('login', { request })).value as { token: string }).token
}

const offer = (request: object, own = token) => gateway.call('offerContract', { token: own, request })
const detailsOf = async (own: string, kind = 'dividend') =>
  (await gateway.call('contractDetails', { token: own, request: { kind } })).value as ContractDetails['response']

it('offers a downline terms to the last digit, which it finds with what they would have paid', async () => {
  const terms = [
    { ...term, rate: 0.0125, betAmount: 0.01 },
    { ...term, periodValidBet: 5_000_000_000, rate: 0.12, betAmount: 0.01 },
  ]
  const { value } = await offer({ ...offered, terms })
  expect(conforms('offerContract', value)).toBe(true)
  expect((value as OfferContract['response']).request).toMatchObject({ asks: 'offer', from: 'demo_agent', terms })

  const details = await detailsOf(await signIn(agent))
  expect(conforms('contractDetails', details)).toBe(true)
  const { preview } = details
  const [last] = preview?.periods ?? []
  expect(last).toMatchObject({ period: 'monthly', inForce: 0 })
  expect(last?.asked).toBe(Math.floor(Math.max(0, -(last?.profitLoss ?? 0)) * 1.25) / 100)
  const sum = preview?.periods.reduce((all, { asked }) => all + asked, 0)
  expect(preview?.asked).toBeCloseTo(sum ?? -1, 2)
})

it('tells the one above of the daily wages that downlines are paid, as their contracts say them', async () => {
  const { contractmrdailysalinfotype } = (await gateway.call('consolidatedFunds', { token }))
    .value as ConsolidatedFunds['response']
  const { downlines } = await detailsOf(token, 'dailyWages')
  expect(contractmrdailysalinfotype).not.toBeNull()
  expect(downlines.map(({ contract }) => contract)).toContainEqual(contractmrdailysalinfotype)
})

it.each([
  ['a rate above the own', { terms: [{ ...term, rate: 0.13 }] }, 'contract_above'],
  ['the rate of one period in another', { terms: [{ ...term, period: 'semimonthly' }] }, 'contract_above'],
  ['a period that the own contract has not', { terms: [{ ...term, period: 'daily', rate: 0.01 }] }, 'contract_above'],
  ['more decimals of a rate', { terms: [{ ...term, rate: 0.00001 }] }, 'contract_rate'],
  ['a rate of nothing', { terms: [{ ...term, rate: 0 }] }, 'contract_rate'],
  ['three decimals', { terms: [{ ...term, periodValidBet: 0.001 }] }, 'contract_amount'],
  ['steps that do not rise', { terms: [term, { ...term, rate: 0.11 }] }, 'contract_rising'],
  ['steps that pay less', { terms: [term, { ...term, activeMembers: 2, rate: 0.09 }] }, 'contract_rising'],
  ['somebody further down', { account: further }, 'no_downline'],
  ['a player', { account: player }, 'no_downline'],
  ['the own account', { account: 'demo_agent' }, 'no_downline'],
  ['nobody', { account: 'nobody_there' }, 'no_downline'],
])('refuses %s', async (_, more, code) => {
  expect(await offer({ ...offered, ...more })).toMatchObject({ success: false, code })
})

it('refuses who is no agent, and a trial account', async () => {
  expect(await offer(offered, await signIn('demo_player'))).toMatchObject({ status: 403, code: 'agents_only' })
  const request = { os: 'Linux', platform: 'W', random: 'abc', version: 3 }
  const trial = ((await gateway.call('freePlayLogin', { request })).value as { token: string }).token
  expect(await offer(offered, trial)).toMatchObject({ code: 'need_true_account' })
  expect((await gateway.call('contractDetails', { token: trial, request: { kind: 'dividend' } })).code).toBe(
    'need_true_account',
  )
})

it('asks nothing twice, nothing that holds already, and nothing after the own rate has fallen', async () => {
  const own = await signIn(agent)
  const accept = (key: string) => gateway.call('dividendClaim', { token: own, key, request: { act: 'accept' } })
  await offer({ ...offered, terms: [{ ...term, rate: 0.11 }] })
  // An upline may change its offer until it is answered.
  expect((await offer(offered)).success).toBe(true)
  expect((await offer(offered)).code).toBe('contract_waits')
  expect((await accept('one')).success).toBe(true)
  expect((await offer(offered)).code).toBe('contract_unchanged')
  await offer({ ...offered, terms: [{ ...term, rate: 0.12 }] })
  const lower = { merchant: 'plain', act: 'offer-contract', id: 'demo_agent', terms: [{ ...term, rate: 0.1 }] }
  await gateway.call('dividendClaim', { token, key: 'no', request: { act: 'reject' } })
  await gateway.panel('acts', 'POST', lower)
  await gateway.call('dividendClaim', { token, key: 'yes', request: { act: 'accept' } })
  expect(await accept('two')).toMatchObject({ success: false, code: 'contract_above' })
})

it('answers the request that was read, and no other that has come in its place', async () => {
  const own = await signIn(agent)
  const answer = (key: string, request: object) => gateway.call('dividendClaim', { token: own, key, request })
  const since = ((await offer(offered)).value as OfferContract['response']).request.since
  expect(since).toMatch(/Z$/)
  await answer('no', { act: 'reject', since })
  await gateway.panel('clock', 'PUT', { advance: 60 })
  await offer({ ...offered, terms: [{ ...term, rate: 0.01 }] })
  expect(await answer('yes', { act: 'accept', since })).toMatchObject({ success: false, code: 'request_changed' })
  expect((await detailsOf(own)).preview).not.toBeNull()
})

it('asks to end a contract, which stays until it is answered, and is in the history', async () => {
  const own = await signIn(agent)
  const end = () => gateway.call('endContract', { token, request: { kind: 'dividend', account: agent } })
  expect((await end()).code).toBe('contract_none')
  await offer(offered)
  await gateway.call('dividendClaim', { token: own, key: 'one', request: { act: 'accept' } })
  expect((await end()).value).toMatchObject({ request: { asks: 'termination', from: 'demo_agent' } })
  expect((await detailsOf(token)).downlines.find(({ account }) => account === agent)).toMatchObject({
    contract: { terms: [term] },
    request: { asks: 'termination' },
  })
  expect((await offer({ ...offered, terms: [{ ...term, rate: 0.11 }] })).code).toBe('contract_waits')
  await gateway.call('dividendClaim', { token: own, key: 'two', request: { act: 'accept' } })
  expect((await detailsOf(own)).history).toMatchObject([{ from: 'demo_agent', ending: 'terminated', terms: [term] }])
})

it('names whose contracts end before anybody agrees, ends them with what stands on them, and tells them', async () => {
  const [first = ''] = below.toSorted()
  const preview = (await detailsOf(token, 'hourlySalary')).preview
  expect(preview?.ends).toEqual([first])
  expect(preview?.asked).toBe(0)
  expect(preview?.inForce).toBeGreaterThan(0)
  await gateway.call('hourlySalary', { token, key: 'end', request: { act: 'accept' } })
  const own = await signIn(first)
  expect((await detailsOf(own, 'hourlySalary')).history).toMatchObject([{ ending: 'lowered' }])
  const { value } = await gateway.call('messages', { token: own, request: { pageNo: 1, pageSize: 10 } })
  expect((value as Messages['response']).list.map(({ title }) => title)).toEqual(['A contract has ended'])
})

it('writes to whom it asks, with the way to answer, and once', async () => {
  await gateway.call('offerContract', { token, request: offered })
  await gateway.call('offerContract', { token, request: offered })
  const own = await signIn(agent)
  const { value } = await gateway.call('messages', { token: own, request: { pageNo: 1, pageSize: 10 } })
  const { list } = value as Messages['response']
  expect(list).toMatchObject([{ title: 'A contract is waiting for your answer', from: null, read: false }])
  expect(list[0]?.content).toContain('demo_agent offers you terms for the dividend')
  expect(list[0]?.content).toContain('href="/?agent=agent-dividend-record&amp;list=contract"')
})
