import { expect, it } from 'vitest'
import { contractCalls } from '@/contract/endpoints/contract-calls'
import type { ContractKind } from '@/contract/endpoints/contract-members'
import type { ConsolidatedFunds, ContractRecord, ContractState } from '@/contract/generated/gateway-types'
import type { Statement } from '@/sandbox/ledger/records/statement'
import { slotBets } from '@/sandbox/play/testing/slot-bets'
import { demoTeam } from '@/sandbox/accounts/port/demo-team'
import { conforms, plainMerchant, testGateway, type TestGateway } from '@/sandbox/test-gateway'

const [month, now] = ['2025-12-02', '2026-01-01']
const day = 24 * 60 * 60_000

async function signIn(gateway: TestGateway, username: string): Promise<string> {
  const request = { username, password: 'Demo1234!', type: 'username' }
  return ((await gateway.call('login', { request })).value as { token: string }).token
}

async function open() {
  const gateway = await testGateway()
  const token = await signIn(gateway, 'demo_agent')
  const record = async (kind: ContractKind, more: object = {}) => {
    const request = { kind, from: month, to: now, pageNo: 1, pageSize: 500, ...more }
    return (await gateway.call('contractRecord', { token, request })).value as ContractRecord['response']
  }
  const claim = (kind: ContractKind, key: string) =>
    gateway.call(contractCalls[kind], { token, key, request: { act: 'claim' } })
  return { gateway, token, record, claim }
}

it.each(['dividend', 'dailyWages', 'hourlySalary', 'realTimeSalary'] as const)(
  'lists the periods of the %s from the ledger, and pays them once: one entry out of the house’s wallet',
  async (kind) => {
    const { gateway, record, claim } = await open()
    const before = await record(kind)
    expect(conforms('contractRecord', before)).toBe(true)
    expect(before.claim.amount).toBeGreaterThan(0)
    const [one, two] = await Promise.all([claim(kind, 'one'), claim(kind, 'two')])
    const [paid, refused] = one.success ? [one, two] : [two, one]
    expect(refused).toMatchObject({ success: false, code: 'contract_nothing' })
    expect(conforms(contractCalls[kind], paid.value)).toBe(true)
    const receipt = (paid.value as ContractState).paid
    expect(receipt?.amount).toBe(before.claim.amount)
    const key = one.success ? 'one' : 'two'
    expect((await claim(kind, key)).value).toEqual(paid.value)

    const after = await record(kind)
    expect(after.claim).toEqual({ amount: 0, periods: 0, from: null, to: null })
    const claimed = after.items.filter(({ state }) => state === 'claimed')
    expect(claimed.every(({ number }) => number === receipt?.number)).toBe(true)
    const { sum, lines } = await gateway.panel<Statement>(`ledger?merchant=plain&account=demo_agent`)
    expect(sum).toBe(0)
    const own = lines.filter((line) => line.kind === (kind === 'dividend' ? 'dividend' : 'salary'))
    expect(own.map(({ amount, entry }) => ({ amount, entry }))).toEqual([
      { amount: receipt?.amount, entry: receipt?.number },
    ])
    gateway.close()
  },
  20_000,
)

it('leaves what a contract earned to be claimed when it has ended, and says that there is something', async () => {
  const { gateway, token, claim } = await open()
  const unclaimed = async () =>
    ((await gateway.call('consolidatedFunds', { token })).value as ConsolidatedFunds['response']).unclaimed
  expect(await unclaimed()).toEqual([])
  const accept = { token, key: 'end', request: { act: 'accept' } }
  expect((await gateway.call('hourlySalary', accept)).value).toMatchObject({ contract: null })
  expect(await unclaimed()).toEqual(['hourlySalary'])
  expect((await claim('hourlySalary', 'last')).success).toBe(true)
  expect(await unclaimed()).toEqual([])
  gateway.close()
})

const term = { period: 'daily', periodValidBet: 0, periodProfitLoss: 0, activeMembers: 0, betAmount: 0, rate: 0.008 }

it('pays what a downline’s team bets after it has agreed, the day after, and never for a day that runs', async () => {
  const gateway = await testGateway()
  const members = demoTeam(plainMerchant.code, Date.UTC(2026, 0, 1))
  // Not the first agent by name: that one has such a contract from the seed.
  const upline = members.findLastIndex(
    ({ upline: above }, at) => above === undefined && members.some((other) => other.upline === at),
  )
  const agent = members[upline]?.account ?? ''
  const player = members.find((member) => member.upline === upline)?.account ?? ''
  const agentToken = await signIn(gateway, agent)
  const above = await signIn(gateway, 'demo_agent')
  const claim = (key: string) => gateway.call('dailySalary', { token: agentToken, key, request: { act: 'claim' } })

  const request = { kind: 'dailyWages', account: agent, terms: [term] }
  expect((await gateway.call('offerContract', { token: above, request })).success).toBe(true)
  await gateway.call('dailySalary', { token: agentToken, key: 'yes', request: { act: 'accept' } })
  expect(await claim('early')).toMatchObject({ code: 'contract_nothing' })

  const token = await signIn(gateway, player)
  const { value } = await gateway.call('requestDeposit', {
    token,
    key: 'money',
    request: { method: 'bank', amount: 100_000 },
  })
  const { number } = value as { number: string }
  await gateway.panelAnswer('acts', 'POST', { merchant: 'plain', act: 'approve-deposit', id: number })
  const bet = await slotBets(gateway, { username: player, token })
  await bet(1_000_000)
  expect(await claim('today')).toMatchObject({ code: 'contract_nothing' })
  gateway.pass(day)
  const again = await signIn(gateway, agent)
  const paid = await gateway.call('dailySalary', { token: again, key: 'tomorrow', request: { act: 'claim' } })
  expect((paid.value as ContractState).paid).toMatchObject({ amount: 80 })
  gateway.close()
})
