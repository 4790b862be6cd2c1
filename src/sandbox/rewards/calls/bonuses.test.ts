import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type {
  BonusRecord,
  BonusWagering,
  LotteryBonus,
  MemberTransactions,
  ProfitLoss,
  RequestDeposit,
  WithdrawalTerms,
} from '@/contract/generated/gateway-types'
import { slotBets } from '@/sandbox/play/testing/slot-bets'
import { conforms, plainMerchant, testGateway, untilFriday, type TestGateway } from '@/sandbox/test-gateway'

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

const month = { from: '2025-12-10', to: '2026-01-02', pageNo: 1, pageSize: 50 }

async function signedIn(username = 'demo_player') {
  const credentials = { username, password: 'Demo1234!', type: 'username' }
  const { token } = (await gateway.call('login', { request: credentials })).value as { token: string }
  return {
    token,
    bet: await slotBets(gateway, { username, token }),
    record: async (more: Partial<BonusRecord['request']> = {}) => {
      const { value } = await gateway.call('bonusRecord', { token, request: { ...month, ...more } })
      expect(conforms('bonusRecord', value)).toBe(true)
      return value as BonusRecord['response']
    },
    wagering: async (id: string) => {
      const { value } = await gateway.call('bonusWagering', { token, request: { id, pageNo: 1, pageSize: 50 } })
      expect(conforms('bonusWagering', value)).toBe(true)
      return value as BonusWagering['response']
    },
    turnover: async () =>
      ((await gateway.call('withdrawalTerms', { token })).value as WithdrawalTerms['response']).turnover,
  }
}

it('name the bonus of a deposit and what was claimed, with what is to be bet, as a withdrawal asks for it', async () => {
  gateway.pass(untilFriday)
  const { token, bet, record, wagering, turnover } = await signedIn()
  expect((await record()).items.map(({ id, state }) => [id, state])).toContainEqual(['safe', 'claimable'])
  await gateway.call('rewardClaim', { token, request: { rewardId: 'safe' }, key: 'claim-1' })
  gateway.pass(1000)
  const request = { method: 'bank', amount: 200_000, promotion: 'friday_reload' }
  const { value } = await gateway.call('requestDeposit', { token, request, key: 'deposit-1' })
  const { number } = (value as RequestDeposit['response']).deposit
  await gateway.panel('acts', 'POST', { merchant: 'plain', act: 'approve-deposit', id: number })
  gateway.pass(1000)
  await bet(2_500_000)
  const { items, totals } = await record()
  const received = items.filter(({ state }) => state !== 'claimable')
  expect(received.map(({ id, source, amount, required, reached }) => [id, source, amount, required, reached])).toEqual([
    [number, 'deposit', 40_000, 720_000, 15_000],
    ['safe', 'reward', 10_000, 10_000, 10_000],
  ])
  expect(totals).toEqual({ amount: 50_000, required: 730_000, reached: 25_000, remaining: 705_000 })
  expect((await turnover()).remaining).toBe(totals.remaining)
  expect((await wagering('safe')).bets).toMatchObject([{ stake: 25_000, counted: 10_000, why: 'shared' }])
  expect(await wagering(number)).toMatchObject({ before: 0, remaining: 705_000, bets: [{ counted: 15_000 }] })
  // What is still locked is no profit.
  const { value: profit } = await gateway.call('profitLoss', { token, request: { ...month, by: 'day' } })
  expect(conforms('profitLoss', profit)).toBe(true)
  const { promotion, locked, win, rebate, bet: staked, result } = (profit as ProfitLoss['response']).totals
  expect({ promotion, locked }).toEqual({ promotion: 10_000, locked: 40_000 })
  expect(result).toBe(win + rebate + promotion - staked)
  for (const line of received) {
    const { value: receipt } = await gateway.call('moneyReceipt', { token, request: { number: line.number } })
    expect(receipt).toMatchObject({ kind: 'promotion', amount: line.amount })
  }
  // The account record leads to each, although a deposit and its bonus have one reference.
  const asked = { from: '2025-12-31', to: '2026-01-02', pageNo: 1, pageSize: 50, kinds: 'deposit,promotion' }
  const { value: lines } = await gateway.call('memberTransactions', { token, request: asked })
  expect(conforms('memberTransactions', lines)).toBe(true)
  const subjects = (lines as MemberTransactions['response']).items.map(({ kind, about }) => [
    kind,
    about?.kind,
    about?.id,
  ])
  expect(subjects).toContainEqual(['deposit', 'deposit', number])
  expect(subjects).toContainEqual(['promotion', 'bonus', number])
  expect(subjects).toContainEqual(['promotion', 'bonus', 'safe'])
  expect((await record({ source: 'deposit' })).items.map(({ id }) => id)).toEqual([number])
  expect((await record({ state: 'done' })).items.map(({ id }) => id)).toEqual(['safe'])
})

it('are the account’s own', async () => {
  const { token } = await signedIn()
  await gateway.call('rewardClaim', { token, request: { rewardId: 'safe' }, key: 'claim-1' })
  const other = await signedIn('demo_vip')
  const request = { id: 'safe', pageNo: 1, pageSize: 10 }
  expect(await gateway.call('bonusWagering', { token: other.token, request })).toMatchObject({ code: 'bonus_unknown' })
})

it('of lotteries are what bets are settled with, and none where there are no lotteries', async () => {
  expect((await gateway.call('lotteryBonus')).value).toEqual([])
  const vendors = [{ code: 'TCG_SEA', name: 'SEA', categories: ['ELOTT', 'LOTT'] }]
  const merchant = { ...plainMerchant, vendors }
  const own = await testGateway([merchant])
  const { value } = await own.call('lotteryBonus', { merchant })
  expect(conforms('lotteryBonus', value)).toBe(true)
  const [north, ...others] = value as LotteryBonus['response']
  expect(north).toMatchObject({ code: 'north', groups: ['Lott', 'Elott', 'SEA'] })
  expect(north?.ways[0]).toEqual({ code: 'lo2', numbers: 27, times: 27, pays: [99, 98.01, 96.03] })
  expect(others.map(({ code }) => code)).toEqual(['centre', 'south', 'fast'])
  own.close()
})
