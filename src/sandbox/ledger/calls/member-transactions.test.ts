import { describe, expect, it } from 'vitest'
import type { MemberTransactions } from '@/contract/generated/gateway-types'
import { hundredthsOf } from '@/sandbox/call/hundredths-of'
import { addDays, dayIn, startOfDay } from '@/contract/time/day'
import { conforms, testGateway } from '@/sandbox/test-gateway'

type Request = MemberTransactions['request']
type Page = MemberTransactions['response']

const zone = 'Asia/Ho_Chi_Minh'

async function signedIn(username = 'demo_player') {
  const gateway = await testGateway()
  const request = { username, password: 'Demo1234!', type: 'username' }
  const { token } = (await gateway.call('login', { request })).value as { token: string }
  const { now } = await gateway.panel<{ now: string }>('clock')
  const today = dayIn(zone, Date.parse(now))
  const lastDays = (days: number) => ({ from: addDays(today, 1 - days), to: today })
  const ask = (request: Request) => gateway.call('memberTransactions', { token, request })
  const read = async (request: Partial<Request> = {}) => {
    const { value } = await ask({ ...lastDays(30), pageNo: 1, pageSize: 500, ...request })
    expect(conforms('memberTransactions', value)).toBe(true)
    return value as Page
  }
  const transfer = (amount: number, key: string) =>
    gateway.call('walletTransfer', { token, key, request: { from: 'MAIN', to: 'PT', amount } })
  return { gateway, ask, read, transfer, today, lastDays }
}

const hundredths = (amount: number) => hundredthsOf(amount) as number
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + hundredths(amount), 0)

describe('what moved in the wallets of an account', () => {
  it('adds up: each balance is the one before it and the amount, wallet by wallet', async () => {
    const { read, transfer } = await signedIn()
    await transfer(0.29, 'transfer-1')
    await transfer(100, 'transfer-2')
    const { items } = await read({ sort: '-time' })
    const last = new Map<string, number>()
    for (const { wallet, amount, balanceAfter } of items) {
      const before = last.get(wallet)
      if (before !== undefined) expect(hundredths(balanceAfter)).toBe(before + hundredths(amount))
      last.set(wallet, hundredths(balanceAfter))
    }
    expect([...last.keys()].sort()).toEqual(['MAIN', 'PT'])
    expect(items.length).toBeGreaterThan(50)
  })

  it('is totalled over all pages and over each, transfers between the own wallets aside', async () => {
    const { read, transfer } = await signedIn()
    await transfer(250, 'transfer-1')
    const whole = await read()
    const pages = await Promise.all(
      [1, 2, 3, 4].map((pageNo) => read({ pageNo, pageSize: Math.ceil(whole.total / 4), until: whole.until })),
    )
    expect(pages.flatMap(({ items }) => items)).toEqual(whole.items)
    expect(sum(pages.map(({ pageTotals }) => pageTotals.in))).toBe(hundredths(whole.totals.in))
    expect(sum(pages.map(({ pageTotals }) => pageTotals.out))).toBe(hundredths(whole.totals.out))
    const moved = whole.items.filter(({ kind }) => kind !== 'transfer').map(({ amount }) => amount)
    expect(hundredths(whole.totals.in) - hundredths(whole.totals.out)).toBe(sum(moved))
  })

  it('stays where it is on further pages while lines arrive', async () => {
    const { read, transfer } = await signedIn()
    const first = await read({ pageSize: 10 })
    const second = await read({ pageSize: 10, pageNo: 2, until: first.until })
    await transfer(1, 'transfer-1')
    expect(await read({ pageSize: 10, pageNo: 2, until: first.until })).toEqual(second)
    expect((await read({ pageSize: 10 })).total).toBe(first.total + 2)
  })

  it('says which game and which bet a line belongs to, and one line is found by its id', async () => {
    const { read } = await signedIn()
    const { items } = await read({ kinds: 'bet,win' })
    for (const { reference, name, about } of items) {
      expect(about).toMatchObject({ kind: 'bet', id: reference })
      expect(name).not.toBe('')
    }
    const line = items.at(-1)!
    expect((await read({ line: String(line.id) })).items).toEqual([line])
    expect((await read({ line: 'none' })).items).toEqual([])
  })

  it('is narrowed to days of the merchant’s zone, kinds and wallets, and sorted', async () => {
    const { read, transfer, today } = await signedIn()
    await transfer(5, 'transfer-1')
    const day = addDays(today, -3)
    const { items } = await read({ from: day, to: day })
    for (const { time } of items) {
      expect(Date.parse(time)).toBeGreaterThanOrEqual(startOfDay(zone, day))
      expect(Date.parse(time)).toBeLessThan(startOfDay(zone, addDays(day, 1)))
    }
    const bets = await read({ kinds: 'bet,win' })
    expect(new Set(bets.items.map(({ kind }) => kind))).toEqual(new Set(['bet', 'win']))
    expect((await read({ wallet: 'PT' })).items.map(({ amount }) => amount)).toEqual([5])
    const amounts = (await read({ sort: 'amount' })).items.map(({ amount }) => amount)
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
  })

  it('is the account’s own', async () => {
    const [player, vip] = [await signedIn(), await signedIn('demo_vip')]
    const numbers = new Set((await player.read()).items.map(({ number }) => number))
    expect((await vip.read()).items.filter(({ number }) => numbers.has(number))).toEqual([])
  })
})

it.each<[string, Partial<Request>, string]>([
  ['days that are none', { from: '2026-02-30', to: '2026-02-30' }, 'date_invalid'],
  ['a last day before the first', { from: '2026-11-20', to: '2026-11-01' }, 'range_reversed'],
  ['31 days', { from: '2026-10-01', to: '2026-10-31' }, 'range_too_long'],
  ['8 days of deposits', { from: '2026-11-01', to: '2026-11-08', kinds: 'deposit' }, 'range_too_long'],
  ['many years', { from: '1970-01-01' }, 'range_too_long'],
  ['a page that is none', { pageNo: 0 }, 'request_invalid'],
  ['all lines at once', { pageSize: 100_000 }, 'request_invalid'],
  ['another language', { kinds: "bet' OR '1'='1" }, 'request_invalid'],
])('%s are refused', async (_, request, code) => {
  const { ask, lastDays } = await signedIn()
  expect(await ask({ ...lastDays(7), pageNo: 1, pageSize: 20, ...request })).toMatchObject({ success: false, code })
})

it('a visitor is told nothing', async () => {
  const { gateway, lastDays } = await signedIn()
  const request = { ...lastDays(7), pageNo: 1, pageSize: 20 }
  expect(await gateway.call('memberTransactions', { request })).toMatchObject({ status: 401 })
})
