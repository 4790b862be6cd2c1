import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Rebate } from '@/contract/generated/gateway-types'
import { hundredthsOf } from '@/sandbox/call/hundredths-of'
import { slotBets } from '@/sandbox/play/testing/slot-bets'
import { rebateLines } from '@/sandbox/rewards/rebate-plan'
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

async function signedIn(username = 'demo_player') {
  const credentials = { username, password: 'Demo1234!', type: 'username' }
  const { token } = (await gateway.call('login', { request: credentials })).value as { token: string }
  return {
    token,
    read: async () => {
      const { value } = await gateway.call('rebate', { token })
      expect(conforms('rebate', value)).toBe(true)
      return value as Rebate['response']
    },
    claim: ({ until, total }: { until: string; total: number }, key: string) =>
      gateway.call('rebateClaim', { token, request: { until, total }, key }),
    balance: async () => ((await gateway.call('balance', { token })).value as { sumBalance: number }).sumBalance,
    bet: await slotBets(gateway, { username, token }),
  }
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + (hundredthsOf(amount) ?? NaN), 0)

it('is a rate of the valid bets of each category, and the total is the sum', async () => {
  const { read } = await signedIn()
  const { lines, total, reason, since } = await read()
  expect(lines.length).toBeGreaterThan(3)
  expect([reason, since]).toEqual([null, null])
  for (const { validBet, rate, rebate } of lines) {
    expect(Math.round(rate * 10_000) / 10_000).toBe(rate)
    expect(hundredthsOf(rebate)).toBe(Math.floor(((hundredthsOf(validBet) ?? 0) * Math.round(rate * 10_000)) / 10_000))
  }
  expect(sumOf(lines.map(({ rebate }) => rebate))).toBe(hundredthsOf(total))
})

it('is paid once, pressed twice, in two tabs or asked again, and later bets count to the next one', async () => {
  const { read, claim, balance, bet, token } = await signedIn()
  const shown = await read()
  const before = await balance()
  gateway.pass(1000)
  const [one, two] = await Promise.all([1, 2].map(() => claim(shown, 'claim-1')))
  expect(conforms('rebateClaim', one?.value)).toBe(true)
  expect(two?.value).toEqual(one?.value)
  expect(await claim(shown, 'claim-2')).toMatchObject({ code: 'rebate_changed' })
  expect(await balance()).toBe(before + shown.total)
  expect(await read()).toMatchObject({ lines: [], total: 0, reason: 'noBets', since: shown.until })
  await bet(1_000_000)
  gateway.pass(1000)
  expect(await read()).toMatchObject({ lines: [{ category: 'RNG', validBet: 10_000, rebate: 80 }], reason: 'tooSmall' })
  expect(await claim({ ...(await read()), total: 80 }, 'claim-3')).toMatchObject({ code: 'rebate_nothing' })
  await bet(20_000_000)
  gateway.pass(1000)
  const next = await read()
  expect(next).toMatchObject({ total: 1680, reason: null })
  expect(await claim(next, 'claim-4')).toMatchObject({ success: true, value: { total: 1680 } })
  const { value } = await gateway.call('memberTransactions', {
    token,
    request: { from: '2026-01-01', to: '2026-01-01', pageNo: 1, pageSize: 50, sort: 'time' },
  })
  expect((value as { items: { kind: string }[] }).items.filter(({ kind }) => kind === 'rebate')).toHaveLength(2)
  expect((await gateway.panel<{ sum: number }>('ledger?merchant=plain')).sum).toBe(0)
})

it('by several keys at once is paid for one of them', async () => {
  const { read, claim, balance } = await signedIn('demo_vip')
  const shown = await read()
  const before = await balance()
  const answers = await Promise.all([1, 2, 3, 4].map((tab) => claim(shown, `tab-${tab}`)))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(await balance()).toBe(before + shown.total)
})

it('is refused where the figures are others than those that were shown', async () => {
  const { read, claim, balance } = await signedIn()
  const shown = await read()
  const before = await balance()
  expect(await claim({ ...shown, total: shown.total + 1 }, 'claim-1')).toMatchObject({ code: 'rebate_changed' })
  const ahead = new Date(Date.parse(shown.until) + 60_000).toISOString()
  expect(await claim({ ...shown, until: ahead }, 'claim-2')).toMatchObject({ code: 'rebate_changed' })
  expect(await claim({ ...shown, until: 'the day before yesterday' }, 'claim-3')).toMatchObject({
    code: 'rebate_changed',
  })
  expect(await balance()).toBe(before)
})

it('is a rebate in profit and loss, part of the result', async () => {
  const { read, claim, token } = await signedIn()
  const shown = await read()
  await claim(shown, 'claim-1')
  const request = { from: '2026-01-01', to: '2026-01-01', by: 'day', pageNo: 1, pageSize: 10 }
  const { value } = await gateway.call('profitLoss', { token, request })
  expect((value as { totals: { rebate: number } }).totals.rebate).toBe(shown.total)
})

it('is closed where the merchant has none', async () => {
  await gateway.panel('settings', 'PUT', { merchant: 'plain', promotions: { REBATE: false } })
  const { token, claim } = await signedIn()
  expect(await gateway.call('rebate', { token })).toMatchObject({ code: 'rebate_closed' })
  expect(await claim({ until: '2026-01-01T12:00:00.000Z', total: 5 }, 'claim-1')).toMatchObject({
    code: 'rebate_closed',
  })
})

it('never pays more than its rate, nor a part of the smallest unit', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500_000_000_000 }), fc.constantFrom(1, 10, 100), (validBet, step) => {
      const [line] = rebateLines([{ category: 'RNG', validBet }], step, null)
      const { rebate, rate } = line!
      expect(rebate % step).toBe(0)
      expect(rebate * 10_000).toBeLessThanOrEqual(validBet * rate)
      expect((rebate + step) * 10_000).toBeGreaterThan(validBet * rate)
    }),
  ))
