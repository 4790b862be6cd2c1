import { describe, expect, it } from 'vitest'
import { contractMembers, type ContractKind } from '@/contract/endpoints/contract-members'
import type { ConsolidatedFunds, ContractState, Messages } from '@/contract/generated/gateway-types'
import { conforms, plainMerchant, testGateway, type TestGateway } from '@/sandbox/test-gateway'
import { demoTeam } from '@/sandbox/accounts/port/demo-team'

type Funds = ConsolidatedFunds['response']

const calls = [
  ['dividend', 'dividendClaim'],
  ['dailyWages', 'dailySalary'],
  ['hourlySalary', 'hourlySalary'],
  ['realTimeSalary', 'realTimeSalary'],
] as const

const term = { period: 'monthly', periodValidBet: 1e6, periodProfitLoss: 0, activeMembers: 3, rate: 0.1, betAmount: 0 }

async function signIn(gateway: TestGateway, username: string): Promise<string> {
  const request = { username, password: 'Demo1234!', type: 'username' }
  return ((await gateway.call('login', { request })).value as { token: string }).token
}

const fundsOf = async (gateway: TestGateway, token: string) =>
  (await gateway.call('consolidatedFunds', { token })).value as Funds

async function act(gateway: TestGateway, body: object) {
  const answer = await gateway.panelAnswer('acts', 'POST', { merchant: plainMerchant.code, id: 'demo_agent', ...body })
  return { status: answer.status, text: await answer.text() }
}

/** Brings the account to a state without pending requests. */
async function settled(kind: ContractKind, call: (typeof calls)[number][1]) {
  const gateway = await testGateway()
  const token = await signIn(gateway, 'demo_agent')
  const process = (asked: string, key: string) => gateway.call(call, { token, key, request: { act: asked } })
  if ((await fundsOf(gateway, token))[contractMembers[kind][1]] !== null) await process('reject', 'before')
  return { gateway, token, process }
}

describe.each(calls)('the contract of the %s', (kind, call) => {
  const [inForce, waiting] = contractMembers[kind]

  it('holds as it was offered once it is accepted, whatever came before', async () => {
    const { gateway, token, process } = await settled(kind, call)
    const terms = [term, { ...term, periodValidBet: 5_000_000_000, rate: 0.29 }]
    expect((await act(gateway, { act: 'offer-contract', kind, terms })).status).toBe(200)
    expect((await fundsOf(gateway, token))[waiting]).toMatchObject({ asks: 'offer', terms })
    const { value } = await process('accept', 'one')
    expect(conforms(call, value)).toBe(true)
    expect(value).toMatchObject({ contract: { terms }, request: null, paid: null })
    expect((await fundsOf(gateway, token))[inForce]).toEqual((value as ContractState).contract)
  })

  it('stays as it is when an offer or a termination is rejected, and ends when its termination is accepted', async () => {
    const { gateway, token, process } = await settled(kind, call)
    const before = (await fundsOf(gateway, token))[inForce]
    await act(gateway, { act: 'offer-contract', kind })
    expect((await process('reject', 'one')).value).toEqual({ contract: before, request: null, paid: null })
    await act(gateway, { act: 'end-contract', kind })
    expect((await process('reject', 'two')).value).toEqual({ contract: before, request: null, paid: null })
    await act(gateway, { act: 'end-contract', kind })
    expect((await process('accept', 'three')).value).toEqual({ contract: null, request: null, paid: null })
    expect(await act(gateway, { act: 'end-contract', kind })).toMatchObject({ status: 404 })
    gateway.close()
  })

  it('is answered once for each key, and not where nothing waits', async () => {
    const { gateway, token, process } = await settled(kind, call)
    expect(await process('accept', 'early')).toMatchObject({ success: false, code: 'nothing_waits' })
    await act(gateway, { act: 'offer-contract', kind })
    const [first, second] = await Promise.all([process('accept', 'one'), process('accept', 'one')])
    expect(second).toEqual(first)
    expect(first.success).toBe(true)
    // A later offer must not be confused with the one that was answered.
    await act(gateway, { act: 'offer-contract', kind, terms: [{ ...term, rate: 0.11 }] })
    expect((await process('accept', 'one')).success).toBe(true)
    expect((await fundsOf(gateway, token))[waiting]).not.toBeNull()
    expect(await process('reject', 'one')).toMatchObject({ status: 422, code: 'key_used' })
    expect(await gateway.call(call, { token, request: { act: 'accept' } })).toMatchObject({ status: 400 })
  })
})

describe('an agreed lower rate', () => {
  it('ends the contracts of downlines with a higher one, and tells them; equal ones stay', async () => {
    const gateway = await testGateway()
    const token = await signIn(gateway, 'demo_agent')
    const offer = async (rate: number, key: string) => {
      await act(gateway, { act: 'offer-contract', terms: [{ ...term, rate }] })
      expect((await gateway.call('dividendClaim', { token, key, request: { act: 'accept' } })).success).toBe(true)
    }
    await gateway.call('dividendClaim', { token, key: 'before', request: { act: 'reject' } })
    await offer(0.3, 'high')
    const agents = demoTeam(plainMerchant.code, Date.UTC(2026, 0, 1)).filter(({ isAgent }) => isAgent)
    const [higher = '', equal = ''] = agents.map(({ account }) => account)
    for (const [name, rate] of [
      [higher, 0.3],
      [equal, 0.29],
    ] as const) {
      await act(gateway, { act: 'offer-contract', id: name, terms: [{ ...term, rate }] })
      const own = await signIn(gateway, name)
      expect((await gateway.call('dividendClaim', { token: own, key: 'x', request: { act: 'accept' } })).success).toBe(
        true,
      )
    }
    await offer(0.29, 'one')
    const told = async (name: string) => {
      const own = await signIn(gateway, name)
      const { divtypeinfo } = await fundsOf(gateway, own)
      const { value } = await gateway.call('messages', { token: own, request: { pageNo: 1, pageSize: 10 } })
      return { holds: divtypeinfo !== null, titles: (value as Messages['response']).list.map(({ title }) => title) }
    }
    const asked = 'A contract is waiting for your answer'
    expect(await told(higher)).toEqual({ holds: false, titles: ['A contract has ended', asked] })
    expect(await told(equal)).toEqual({ holds: true, titles: [asked] })
  })
})

it('tells the one above what was answered, in its own language, once', async () => {
  const gateway = await testGateway()
  const above = await signIn(gateway, 'demo_agent')
  const [below = ''] = demoTeam(plainMerchant.code, Date.UTC(2026, 0, 1))
    .filter(({ upline, isAgent }) => upline === undefined && isAgent)
    .map(({ account }) => account)
  const own = await signIn(gateway, below)
  const request = { kind: 'dividend', account: below, terms: [{ ...term, rate: 0.01 }] }
  for (const [key, answer] of [
    ['no', 'reject'],
    ['yes', 'accept'],
    ['yes', 'accept'],
  ] as const) {
    await gateway.call('offerContract', { token: above, request })
    await gateway.call('dividendClaim', { token: own, key, request: { act: answer } })
  }
  await gateway.call('endContract', { token: above, request: { kind: 'dividend', account: below } })
  await gateway.call('dividendClaim', { token: own, key: 'keep', request: { act: 'reject' } })
  const { value } = await gateway.call('messages', { token: above, request: { pageNo: 1, pageSize: 10 } })
  const told = (value as Messages['response']).list.filter(({ title }) => title === 'A contract was answered')
  expect(told.map(({ content }) => content)).toEqual([
    `${below} keeps the contract: dividend. It stays in force.`,
    `${below} agreed to your offer: dividend. It is in force from now on.`,
    `${below} did not agree to your offer: dividend.`,
  ])
  gateway.close()
})
