import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BonusRecord, Referral, RequestDeposit, Rewards } from '@/contract/generated/gateway-types'
import { slotBets } from '@/sandbox/play/testing/slot-bets'
import { conforms, testGateway, type TestGateway } from '@/sandbox/test-gateway'

// No client is requested here, so none needs to be built.
vi.mock(import('@/sandbox/play/client-bundle'), async (original) => ({
  ...(await original()),
  clientBundle: () => new Promise<never>(() => undefined),
}))

let gateway: TestGateway
beforeEach(async () => {
  gateway = await testGateway()
})
afterEach(() => gateway.close())

/** The demo VIP, whom nobody has registered with yet. */
async function inviter() {
  const credentials = { username: 'demo_vip', password: 'Demo1234!', type: 'username' }
  const { token } = (await gateway.call('login', { request: credentials })).value as { token: string }
  const referral = async () => {
    const { value } = await gateway.call('referral', { token, request: { pageNo: 1, pageSize: 50 } })
    expect(conforms('referral', value)).toBe(true)
    return value as Referral['response']
  }
  return {
    token,
    referral,
    waiting: async () => {
      const { value } = await gateway.call('rewards', { token })
      expect(conforms('rewards', value)).toBe(true)
      return (value as Rewards['response']).rewards.filter(({ id }) => id.startsWith('REFERRAL-'))
    },
    claim: (rewardId: string, key: string) => gateway.call('rewardClaim', { token, request: { rewardId }, key }),
    balance: async () => ((await gateway.call('balance', { token })).value as { sumBalance: number }).sumBalance,
  }
}

/** A friend who registers with a code, deposits so much in units of the currency, and may bet. */
async function friendOf(referralCode: string, username: string, amount: number, method = 'bank') {
  const user = {
    ...{ username, password: 'Demo1234x', confirmPassword: 'Demo1234x', ...(await gateway.captcha()) },
    ...{ login: true, registerUrl: '', domain: '', registerMethod: 'WEB', referralCode },
  }
  const { token } = (await gateway.call('register', { request: user })).value as { token: string }
  const request = { method, amount }
  const asked = await gateway.call('requestDeposit', { token, request, key: 'first' })
  const { number } = (asked.value as RequestDeposit['response']).deposit
  await gateway.panel('acts', 'POST', { merchant: 'plain', act: 'approve-deposit', id: number })
  return async (stakes: number) => {
    const bet = await slotBets(gateway, { username, token })
    for (let round = 0; round < stakes; round += 1) await bet(2_000_000)
  }
}

it('bring whoever invited them a reward once they have deposited and bet, which is claimed once', async () => {
  const { token, referral, waiting, claim, balance } = await inviter()
  const { code, gift, rules } = await referral()
  expect(rules).toEqual({ firstDeposit: 100_000, validBet: 300_000 })
  expect(gift).toEqual({ amount: 50_000, turnover: 50_000, most: 20 })

  const play = await friendOf(code, 'newfriend', 400_000)
  await play(14)
  expect(await referral()).toMatchObject({ friends: [{ state: 'betLow' }], totals: { earned: 0, waiting: 0 } })
  expect(await waiting()).toEqual([])
  await play(1)
  expect(await referral()).toMatchObject({ friends: [{ state: 'qualified' }], totals: { earned: 0, waiting: 50_000 } })
  expect(await waiting()).toMatchObject([
    {
      ...{ id: 'REFERRAL-1', state: 'available', text: 'For friend 1 who counts.', until: null },
      ...{ reward: { value: 50_000, unit: 'amount' }, turnover: 50_000 },
    },
  ])

  const before = await balance()
  const answers = await Promise.all(['one', 'one', 'two'].map((key) => claim('REFERRAL-1', key)))
  expect(answers.filter(({ success }) => success)).toHaveLength(2)
  expect(answers.find(({ success }) => !success)).toMatchObject({ code: 'reward_claimed' })
  expect(await balance()).toBe(before + 50_000)
  expect((await referral()).totals).toMatchObject({ qualified: 1, earned: 50_000, waiting: 0 })
  expect(await claim('REFERRAL-2', 'three')).toMatchObject({ code: 'reward_unknown' })
  const request = { from: '2025-12-31', to: '2026-01-02', pageNo: 1, pageSize: 20 }
  const { items } = (await gateway.call('bonusRecord', { token, request })).value as BonusRecord['response']
  expect(items).toContainEqual(
    expect.objectContaining({ source: 'promotion', title: 'Bring a friend', amount: 50_000, required: 50_000 }),
  )
  expect(await gateway.panel('ledger?merchant=plain')).toMatchObject({ sum: 0 })
})

it('bring nothing whose first deposit was too small, whatever they bet', async () => {
  const { referral, waiting, claim } = await inviter()
  const { code } = await referral()
  const play = await friendOf(code, 'newfriend', 99_999)
  await play(1)
  expect(await referral()).toMatchObject({ friends: [{ state: 'depositLow' }], totals: { qualified: 0, waiting: 0 } })
  expect(await waiting()).toEqual([])
  expect(await claim('REFERRAL-1', 'one')).toMatchObject({ code: 'reward_unknown' })
})

it('have deposited what they paid, its fee included', async () => {
  const { referral } = await inviter()
  const { code } = await referral()
  await friendOf(code, 'newfriend', 100_000, 'card')
  expect(await referral()).toMatchObject({ friends: [{ firstDeposit: 100_000, state: 'betLow' }] })
})

it('bring nothing where the promotion is off', async () => {
  const credentials = { username: 'demo_player', password: 'Demo1234!', type: 'username' }
  const { token } = (await gateway.call('login', { request: credentials })).value as { token: string }
  const ids = async () => {
    const { value } = await gateway.call('rewards', { token })
    return (value as Rewards['response']).rewards.map(({ id }) => id)
  }
  expect(await ids()).toContain('REFERRAL-1')
  await gateway.panel('settings', 'PUT', { merchant: 'plain', promotions: { REFERRAL: false } })
  expect(await ids()).not.toContain('REFERRAL-1')
})
