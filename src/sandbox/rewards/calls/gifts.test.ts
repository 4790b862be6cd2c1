import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BonusRecord, MemberTransactions, Rewards } from '@/contract/generated/gateway-types'
import { playSlot } from '@/sandbox/play/testing/slot-bets'
import { conforms, plainMerchant, pointsGateway, testGateway, type TestGateway } from '@/sandbox/test-gateway'

// No client is requested here, so none needs to be built.
vi.mock(import('@/sandbox/play/client-bundle'), async (original) => ({
  ...(await original()),
  clientBundle: () => new Promise<never>(() => undefined),
}))

const day = 86_400_000

let gateway: TestGateway
beforeEach(async () => {
  gateway = await pointsGateway()
})
afterEach(() => gateway.close())

async function signedIn(username: string) {
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
    reward: async (id: string) => (await all()).find((each) => each.id.startsWith(id)),
    claim: async (rewardId: string, key = rewardId) => {
      const answer = await gateway.call('rewardClaim', { token, request: { rewardId }, key })
      if (answer.success) expect(conforms('rewardClaim', answer.value)).toBe(true)
      return answer
    },
    balance: async () => ((await gateway.call('balance', { token })).value as { sumBalance: number }).sumBalance,
    bonuses: async () => {
      const request = { from: '2025-12-20', to: '2026-01-10', pageNo: 1, pageSize: 50 }
      return ((await gateway.call('bonusRecord', { token, request })).value as BonusRecord['response']).items
    },
  }
}

it('pay what the page of registration promises, once and for thirty days', async () => {
  const { reward, claim, balance, bonuses } = await signedIn('demo_first')
  expect(await reward('welcome')).toMatchObject({
    state: 'available',
    reward: { value: 1000, unit: 'amount' },
    until: '2026-01-31T12:00:00.000Z',
    turnover: 1000,
  })
  const before = await balance()
  const answers = await Promise.all(['one', 'one', 'two'].map((key) => claim('welcome', key)))
  expect(answers.filter(({ success }) => success)).toHaveLength(2)
  expect(await balance()).toBe(before + 1000)
  expect(await reward('welcome')).toMatchObject({ state: 'claimed' })
  expect(await bonuses()).toContainEqual(
    expect.objectContaining({ source: 'promotion', title: 'Welcome', amount: 1000, required: 1000, state: 'wagering' }),
  )
  gateway.pass(31 * day)
  expect(await (await signedIn('demo_vip')).reward('welcome')).toMatchObject({ state: 'expired' })
})

it('are told by their titles where money is told, in the language of who reads', async () => {
  const { token } = await signedIn('demo_agent')
  const { value } = await gateway.call('rewardClaim', { token, request: { rewardId: 'welcome' }, key: 'welcome' })
  const { number } = value as { number: string }
  for (const [language, title] of [
    ['EN', 'Welcome'],
    ['VI', 'Chào mừng'],
  ] as const) {
    const told = await gateway.call('moneyReceipt', { token, language, request: { number } })
    expect(told.value).toMatchObject({ number, reference: title })
    const days = { from: '2026-01-01', to: '2026-01-02', pageNo: 1, pageSize: 20 }
    const lines = await gateway.call('memberTransactions', { token, language, request: days })
    expect((lines.value as MemberTransactions['response']).items).toContainEqual(
      expect.objectContaining({ number, reference: title }),
    )
  }
})

it('promise nothing where the page of registration does not', async () => {
  const own = await testGateway([{ ...plainMerchant, welcome: null }])
  const request = { username: 'demo_first', password: 'Demo1234!', type: 'username' }
  const { token } = (await own.call('login', { request })).value as { token: string }
  const { value } = await own.call('rewards', { token })
  expect((value as Rewards['response']).rewards.some(({ id }) => id === 'welcome')).toBe(false)
  own.close()
})

it('are there on each of the first seven days, and a missed one is lost', async () => {
  const first = await signedIn('demo_first')
  expect(await first.reward('seven_days')).toMatchObject({ id: 'seven_days-1', text: 'Day 1 of your first week.' })
  gateway.pass(day)
  const second = await signedIn('demo_first')
  expect(await second.claim('seven_days-1')).toMatchObject({ code: 'reward_expired' })
  expect(await second.claim('seven_days-2')).toMatchObject({ value: { value: 500, unit: 'points', turnover: 0 } })
  expect(await second.claim('seven_days-3')).toMatchObject({ code: 'reward_unknown' })
  gateway.pass(5 * day)
  expect(await (await signedIn('demo_first')).claim('seven_days-7')).toMatchObject({ value: { value: 5000 } })
})

it('are free spins too: played at the least stake, counted down, and a win is a bonus', async () => {
  gateway.pass(3 * day)
  const { token, claim, reward, balance, bonuses } = await signedIn('demo_first')
  expect(await claim('seven_days-4')).toMatchObject({ value: { value: 10, unit: 'spins', number: null } })
  const play = await playSlot(gateway, { username: 'demo_first', token })
  const before = await balance()
  let won = 0
  for (let round = 0; round < 10; round += 1) {
    const answer = await play({ free: true })
    expect(answer).toMatchObject({ stake: 0, free: round < 9 ? { left: 9 - round, stake: 1_000_000 } : null })
    won += answer.win ?? 0
  }
  expect(await balance()).toBe(before + won / 100)
  const wins = (await bonuses()).filter(({ id }) => id.startsWith('spin-'))
  expect(wins.reduce((sum, { amount }) => sum + amount, 0)).toBe(won / 100)
  for (const win of wins)
    expect(win).toMatchObject({ source: 'promotion', title: 'Seven days, seven gifts', required: win.amount })
  expect((await reward('seven_days-4'))?.text).toMatch(/^0 of 10 free spins left, until Jan 7, 2026/)
  await expect(play({ free: true })).rejects.toThrow('no_free_spins')
  expect(await gateway.panel('ledger?merchant=plain')).toMatchObject({ sum: 0 })
})

it('end with their time, however many are left', async () => {
  gateway.pass(3 * day)
  await (await signedIn('demo_vip')).claim('seven_days-4')
  gateway.pass(3 * day)
  const { token } = await signedIn('demo_vip')
  const play = await playSlot(gateway, { username: 'demo_vip', token })
  await expect(play({ free: true })).rejects.toThrow('no_free_spins')
})

it('of a week are paid in the next one: a share of losses at live tables, and prizes of the race', async () => {
  const vip = await signedIn('demo_vip')
  const cashback = await vip.reward('weekly_cashback')
  if (cashback !== undefined) {
    expect(cashback).toMatchObject({ state: 'available', text: '8% of what you lost last week.' })
    const { value } = await vip.claim(cashback.id)
    expect(value).toMatchObject({ value: cashback.reward?.value, unit: 'amount' })
  }
  const play = await playSlot(gateway, { username: 'demo_vip', token: vip.token })
  let won = 0
  while (won === 0) won = (await play({ stake: 1_000_000 })).win ?? 0
  gateway.pass(4 * day)
  const later = await signedIn('demo_vip')
  const prize = await later.reward('slots_race')
  expect(prize).toMatchObject({ state: 'available', reward: { unit: 'points' } })
  expect((await later.claim(prize?.id ?? '')).success).toBe(true)
  expect(await later.claim(prize?.id ?? '', 'again')).toMatchObject({ code: 'reward_claimed' })
})
