import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RaffleClaim, RequestDeposit, RewardClaim, Rewards } from '@/contract/generated/gateway-types'
import { slotBets } from '@/sandbox/play/testing/slot-bets'
import { conforms, testGateway, type TestGateway } from '@/sandbox/test-gateway'

// No client is requested here, so none needs to be built.
vi.mock(import('@/sandbox/play/client-bundle'), async (original) => ({
  ...(await original()),
  clientBundle: () => new Promise<never>(() => undefined),
}))

type Reward = Rewards['response']['rewards'][number]

let gateway: TestGateway
beforeEach(async () => {
  gateway = await testGateway()
})
afterEach(() => gateway.close())

async function signedIn(username = 'demo_player') {
  const credentials = { username, password: 'Demo1234!', type: 'username' }
  const { token } = (await gateway.call('login', { request: credentials })).value as { token: string }
  const all = async () => {
    const { value } = await gateway.call('rewards', { token })
    expect(conforms('rewards', value)).toBe(true)
    return (value as Rewards['response']).rewards
  }
  return {
    token,
    all,
    /** The current reward, by the prefix of its id. */
    reward: async (name: string) => (await all()).find(({ id }) => id.startsWith(name)) as Reward,
    claim: (rewardId: string, key: string) => gateway.call('rewardClaim', { token, request: { rewardId }, key }),
    draw: (promotionId: string, key: string) => gateway.call('raffleClaim', { token, request: { promotionId }, key }),
    balance: async () => ((await gateway.call('balance', { token })).value as { sumBalance: number }).sumBalance,
    bet: await slotBets(gateway, { username, token }),
    deposit: async (amount: number) => {
      const request = { method: 'bank', amount }
      const { value } = await gateway.call('requestDeposit', { token, request, key: `deposit-${amount}` })
      const { number } = (value as RequestDeposit['response']).deposit
      await gateway.panel('acts', 'POST', { merchant: 'plain', act: 'approve-deposit', id: number })
    },
  }
}

const sum = async () => (await gateway.panel<{ sum: number }>('ledger?merchant=plain')).sum

it('say what is still to be done, and can be claimed once it is', async () => {
  const { reward, claim, deposit, balance } = await signedIn('demo_vip')
  const open = await reward('reload')
  const [condition] = open.conditions
  if (open.state === 'inProgress') {
    expect(await claim(open.id, 'claim-1')).toMatchObject({
      code: 'reward_open',
      value: { required: 1_000_000, remaining: 1_000_000 - (condition?.reached ?? 0) },
    })
    await deposit(1_000_000)
  }
  const met = await reward('reload')
  expect(met).toMatchObject({ state: 'available', conditions: [{ met: true }] })
  const before = await balance()
  const answers = await Promise.all([1, 2].map(() => claim(met.id, 'claim-2')))
  expect(conforms('rewardClaim', answers[0]?.value)).toBe(true)
  expect(answers[1]?.value).toEqual(answers[0]?.value)
  expect(answers[0]?.value as RewardClaim['response']).toMatchObject({ value: 25_000, turnover: 75_000 })
  expect(await claim(met.id, 'claim-3')).toMatchObject({ code: 'reward_claimed' })
  expect(await balance()).toBe(before + 25_000)
  expect(await reward('reload')).toMatchObject({ state: 'claimed', claimed: { value: 25_000, unit: 'amount' } })
  expect(await sum()).toBe(0)
})

it('know what an account has done for its safety', async () => {
  const anybody = await signedIn('demo_first')
  expect(await anybody.reward('safe')).toMatchObject({
    state: 'inProgress',
    until: null,
    conditions: [{ reached: 0 }, { reached: 0 }],
  })
  expect(await anybody.claim('safe', 'claim-1')).toMatchObject({
    code: 'reward_open',
    value: { unit: 'count', remaining: 1 },
  })
  const { claim } = await signedIn('demo_player')
  expect(await claim('safe', 'claim-1')).toMatchObject({ success: true, value: { value: 10_000 } })
})

it('draw one prize a week, which stays what it is however often it is asked for', async () => {
  const { reward, draw, claim, balance, bet } = await signedIn()
  const raffle = await reward('raffle')
  if (raffle.state === 'inProgress') await bet(50_000_000)
  expect(await reward('raffle')).toMatchObject({ state: 'available' })
  const before = await balance()
  const answers = await Promise.all([1, 2, 3].map(() => draw(raffle.id, 'draw-1')))
  const [told] = answers.map(({ value }) => value as RaffleClaim['response'])
  expect(conforms('raffleClaim', told)).toBe(true)
  expect(answers.map(({ value }) => value)).toEqual([told, told, told])
  const prize = raffle.prizes.find(({ name }) => name === told?.prize.name)
  expect(told?.prize).toMatchObject({ kind: prize?.unit, value: prize?.value })
  expect(await draw(raffle.id, 'draw-2')).toMatchObject({ code: 'reward_claimed' })
  expect(await balance()).toBe(before + (told?.prize.value ?? 0))
  // A raffle is drawn with another call than the one that claims a bonus.
  expect(await claim(raffle.id, 'claim-1')).toMatchObject({ code: 'reward_unknown' })
  expect(await draw('safe', 'draw-3')).toMatchObject({ code: 'reward_unknown' })
  expect(await sum()).toBe(0)
})

it('can be claimed for two days after their week, by the server’s clock, and then no more', async () => {
  const { reward, bet } = await signedIn()
  const raffle = await reward('raffle')
  if (raffle.state === 'inProgress') await bet(50_000_000)
  const { now } = await gateway.panel<{ now: string }>('clock')
  gateway.pass(Date.parse(raffle.until ?? '') - Date.parse(now) - 1000)
  const inTime = await signedIn()
  const find = (all: Reward[]) => all.find(({ id }) => id === raffle.id)
  expect(find(await inTime.all())?.state).toBe('available')
  gateway.pass(1000)
  expect(find(await inTime.all())?.state).toBe('expired')
  expect(await inTime.draw(raffle.id, 'draw-1')).toMatchObject({ code: 'reward_expired' })
})

it('nobody missed a week before there was the account', async () => {
  const account = { username: 'newcomer1', password: 'Demo1234!' }
  const fromPage = { login: true, registerUrl: '', domain: '', registerMethod: 'WEB', ...(await gateway.captcha()) }
  await gateway.call('register', { request: { ...account, ...fromPage } })
  const raffles = async () => {
    const { value } = await gateway.call('login', { request: { ...account, type: 'username' } })
    const { token } = value as { token: string }
    const { rewards } = (await gateway.call('rewards', { token })).value as Rewards['response']
    return rewards.filter(({ id }) => id.startsWith('raffle')).map(({ state }) => state)
  }
  expect(await raffles()).toEqual(['inProgress'])
  gateway.pass(7 * 24 * 3600 * 1000)
  expect(await raffles()).toEqual(['inProgress', 'expired'])
})
