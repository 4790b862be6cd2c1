import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type {
  MissionClaim,
  MissionLeaderboard,
  MissionSummary,
  MoneyReceipt,
  RequestDeposit,
} from '@/contract/generated/gateway-types'
import { slotBets } from '@/sandbox/play/testing/slot-bets'
import { conforms, plainMerchant, testGateway, type TestGateway } from '@/sandbox/test-gateway'

// No client is requested here, so none needs to be built.
vi.mock(import('@/sandbox/play/client-bundle'), async (original) => ({
  ...(await original()),
  clientBundle: () => new Promise<never>(() => undefined),
}))

type Summary = MissionSummary['response']
type Claimed = MissionClaim['response']

const day = 24 * 60 * 60_000

let gateway: TestGateway
beforeEach(async () => {
  gateway = await testGateway()
})
afterEach(() => gateway.close())

async function signedIn(username = 'demo_player') {
  const credentials = { username, password: 'Demo1234!', type: 'username' }
  const { token } = (await gateway.call('login', { request: credentials })).value as { token: string }
  const summary = async (): Promise<Summary> => {
    const { value } = await gateway.call('missionSummary', { token })
    expect(conforms('missionSummary', value)).toBe(true)
    return value as Summary
  }
  return {
    token,
    summary,
    /** A running mission, by the prefix of its id. */
    running: async (name: string) =>
      (await summary()).missions.find(({ id, state }) => id.startsWith(name) && state === 'running')!,
    claim: (rewards: readonly string[], key: string) =>
      gateway.call('missionClaim', { token, request: { rewards }, key }),
    balance: async () => ((await gateway.call('balance', { token })).value as { sumBalance: number }).sumBalance,
    bet: await slotBets(gateway, { username, token }),
  }
}

async function registerWithMoney(username: string): Promise<void> {
  const user = { username, password: 'Demo1234!', confirmPassword: 'Demo1234!', ...(await gateway.captcha()) }
  const fromPage = { login: true, registerUrl: '', domain: '', registerMethod: 'WEB' }
  const { token } = (await gateway.call('register', { request: { ...user, ...fromPage } })).value as { token: string }
  const request = { method: 'bank', amount: 100_000 }
  const { value } = await gateway.call('requestDeposit', { token, request, key: 'deposit-1' })
  const { number } = (value as RequestDeposit['response']).deposit
  await gateway.panel('acts', 'POST', { merchant: 'plain', act: 'approve-deposit', id: number })
}

const claimableOf = ({ missions }: Summary) =>
  missions.flatMap(({ milestones }) => milestones).filter(({ state }) => state === 'claimable')
const sum = async () => (await gateway.panel<{ sum: number }>('ledger?merchant=plain')).sum

it('count what was bet and deposited, and say how many rewards can be claimed', async () => {
  const { summary, running, bet } = await signedIn()
  const before = await running('daily')
  const rounds = await running('rounds')
  await bet(10_000_000)
  expect((await running('daily')).progress).toBe(before.progress + 100_000)
  expect((await running('rounds')).progress).toBe(rounds.progress + 1)
  const all = await summary()
  expect(all.claimable).toBe(claimableOf(all).length)
  expect((await running('daily')).milestones[0]?.state).toBe('claimable')
  expect(new Set(all.missions.map(({ state }) => state))).toEqual(new Set(['running', 'coming', 'ended']))
})

it('say of a day what the profit and loss of the day says', async () => {
  const { running, token } = await signedIn('demo_vip')
  const { startsAt, progress } = await running('daily')
  const today = new Date(Date.parse(startsAt) + 12 * 3_600_000).toISOString().slice(0, 10)
  const request = { from: today, to: today, by: 'day', pageNo: 1, pageSize: 10 }
  const { value } = await gateway.call('profitLoss', { token, request })
  expect(progress).toBe((value as { totals: { validBet: number } }).totals.validBet)
})

describe('a claim', () => {
  it('is booked once, pressed twice, in two tabs or asked again after its answer was lost', async () => {
    const { bet, summary, claim, balance, token } = await signedIn()
    await bet(10_000_000)
    const [first] = claimableOf(await summary()).filter(({ id }) => id.startsWith('daily'))
    const before = await balance()
    const answers = await Promise.all([1, 2, 3].map(() => claim([first!.id], 'claim-1')))
    const other = await claim([first!.id], 'claim-2')
    const [told] = answers.map(({ value }) => value as Claimed)
    expect(conforms('missionClaim', told)).toBe(true)
    expect(answers.map(({ value }) => value)).toEqual([told, told, told])
    expect(other).toMatchObject({ success: false, code: 'reward_claimed' })
    expect(await balance()).toBe(before + first!.reward)
    expect(await claim([first!.id, 'race/1'], 'claim-1')).toMatchObject({ status: 422 })
    const request = { number: told!.claimed[0]!.number }
    const receipt = (await gateway.call('moneyReceipt', { token, request })).value as MoneyReceipt['response']
    expect(receipt).toMatchObject({
      kind: 'promotion',
      amount: first!.reward,
      reference: 'Bets of the day',
      to: ['MAIN'],
    })
    expect(await sum()).toBe(0)
  })

  it('by two keys at once is booked for one of them', async () => {
    const { bet, summary, claim, balance } = await signedIn()
    await bet(10_000_000)
    const [first] = claimableOf(await summary()).filter(({ id }) => id.startsWith('daily'))
    const before = await balance()
    const answers = await Promise.all([1, 2, 3, 4].map((tab) => claim([first!.id], `tab-${tab}`)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'reward_claimed')).toHaveLength(3)
    expect(await balance()).toBe(before + first!.reward)
  })

  it('of all names each with its own receipt, and leaves nothing to claim', async () => {
    const { summary, claim, balance } = await signedIn('demo_vip')
    const all = claimableOf(await summary())
    expect(all.length).toBeGreaterThan(2)
    const before = await balance()
    const { value } = await claim(
      all.map(({ id }) => id),
      'claim-1',
    )
    const { claimed } = value as Claimed
    expect(claimed.map(({ id, reward }) => ({ id, reward }))).toEqual(all.map(({ id, reward }) => ({ id, reward })))
    expect(new Set(claimed.map(({ number }) => number)).size).toBe(all.length)
    expect(await balance()).toBe(before + all.reduce((total, { reward }) => total + reward, 0))
    expect((await summary()).claimable).toBe(0)
    expect(await sum()).toBe(0)
  })

  it('is refused, whole, for what is not reached, not known, or over', async () => {
    const { bet, summary, claim, balance } = await signedIn()
    await bet(10_000_000)
    const all = await summary()
    const [first] = claimableOf(all).filter(({ id }) => id.startsWith('daily'))
    const open = all.missions.flatMap(({ milestones }) => milestones).find(({ state }) => state === 'open')
    const before = await balance()
    expect(await claim([first!.id, open!.id], 'claim-1')).toMatchObject({ code: 'reward_open' })
    expect(await claim([first!.id, 'nothing/1'], 'claim-2')).toMatchObject({ code: 'reward_unknown' })
    // Milestones reached can still be claimed on the next day, but not forever.
    gateway.pass(day)
    const later = await signedIn()
    expect(await later.claim([first!.id], 'claim-3')).toMatchObject({ success: true })
    gateway.pass(10 * day)
    const tooLate = await signedIn()
    expect(await tooLate.claim([open!.id], 'claim-4')).toMatchObject({ code: 'reward_unknown' })
    expect(await tooLate.balance()).toBe(before + first!.reward)
  })

  it('of a week that is over by more than two days is refused', async () => {
    const { bet, running } = await signedIn()
    for (let round = 0; round < 5; round += 1) await bet(1_000_000)
    const { milestones, claimUntil } = await running('rounds')
    const { now } = await gateway.panel<{ now: string }>('clock')
    gateway.pass(Date.parse(claimUntil) - Date.parse(now))
    const { claim } = await signedIn()
    expect(await claim([milestones[0]!.id], 'claim-1')).toMatchObject({ code: 'reward_expired' })
  })

  it('pays points where the merchant has them', async () => {
    await gateway.panel('settings', 'PUT', { merchant: plainMerchant.code, features: { PTSYS3: 1 } })
    const { running, claim, token, bet } = await signedIn()
    for (let round = 0; round < 5; round += 1) await bet(1_000_000)
    const {
      title,
      milestones: [first],
    } = await running('rounds')
    expect(first).toMatchObject({ rewardUnit: 'points', reward: 500 })
    const points = async () => ((await gateway.call('pointBalance', { token })).value as { balance: number }).balance
    const before = await points()
    expect(await claim([first!.id], 'claim-1')).toMatchObject({ success: true })
    expect(await points()).toBe(before + 500)
    const request = { from: '2026-01-01', to: '2026-01-30', wallet: 'POINTS', pageNo: 1, pageSize: 1 }
    const record = await gateway.call('memberTransactions', { token, request })
    expect(record.value).toMatchObject({ items: [{ amount: 500, name: title }] })
    expect(await sum()).toBe(0)
  })

  it('is nobody’s on trial', async () => {
    const request = { os: 'Linux', platform: 'W', random: 'abc', version: 3 }
    const { token } = (await gateway.call('freePlayLogin', { request })).value as { token: string }
    expect(await gateway.call('missionSummary', { token })).toMatchObject({ code: 'need_true_account' })
    expect(await gateway.call('missionClaim', { token, request: { rewards: ['a'] }, key: 'claim-1' })).toMatchObject({
      code: 'need_true_account',
    })
  })
})

it('rank who bet most, masked, with the own place wherever it is', async () => {
  await registerWithMoney('newplayer')
  const { running, token, bet } = await signedIn('newplayer')
  const board = async () => {
    const request = { missionId: (await running('race')).id }
    const { value } = await gateway.call('missionLeaderboard', { token, request })
    expect(conforms('missionLeaderboard', value)).toBe(true)
    return value as MissionLeaderboard['response']
  }
  expect((await board()).own).toBeNull()
  await bet(1_000_000)
  const { top, own } = await board()
  expect(top.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(top.map(({ progress }) => progress)).toEqual(top.map(({ progress }) => progress).toSorted((a, b) => b - a))
  expect(top.every(({ name }) => /^.••••$/.test(name))).toBe(true)
  expect(own?.rank).toBeGreaterThan(10)
  expect(own?.progress).toBe(10_000)
})

it('stay claimed when the server is restarted, and the same claim answers what it did', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'livery-missions-'))
  const file = join(folder, 'sandbox.db')
  gateway.close()
  gateway = await testGateway([plainMerchant], file)
  const { bet, running, claim } = await signedIn()
  await bet(10_000_000)
  const [first] = (await running('daily')).milestones
  const { value } = await claim([first!.id], 'claim-1')
  gateway.close()
  gateway = await testGateway([plainMerchant], file)
  const again = await signedIn()
  expect((await again.claim([first!.id], 'claim-1')).value).toEqual(value)
  expect(await again.claim([first!.id], 'claim-2')).toMatchObject({ code: 'reward_claimed' })
  expect(await sum()).toBe(0)
  await rm(folder, { recursive: true })
})

it('of another id have no leaderboard', async () => {
  const { token } = await signedIn()
  const request = { missionId: 'daily' }
  expect(await gateway.call('missionLeaderboard', { token, request })).toMatchObject({ code: 'mission_unknown' })
})
