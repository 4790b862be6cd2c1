import { describe, expect, it } from 'vitest'
import type { BettingRecord, MemberTransactions, ProfitLoss } from '@/contract/generated/gateway-types'
import { hundredthsOf } from '@/sandbox/call/hundredths-of'
import { addDays, dayIn } from '@/contract/time/day'
import { conforms, testGateway } from '@/sandbox/test-gateway'

type Page = BettingRecord['response']
type Bet = Page['items'][number]

const zone = 'Asia/Ho_Chi_Minh'
const hundredths = (amount: number | null | undefined) => hundredthsOf(amount ?? 0) as number
const sum = (amounts: readonly (number | null | undefined)[]) =>
  amounts.reduce<number>((all, amount) => all + hundredths(amount), 0)

async function signedIn(username = 'demo_vip') {
  const gateway = await testGateway()
  const request = { username, password: 'Demo1234!', type: 'username' }
  const { token } = (await gateway.call('login', { request })).value as { token: string }
  const { now } = await gateway.panel<{ now: string }>('clock')
  const today = dayIn(zone, Date.parse(now))
  const month = { from: addDays(today, -29), to: today, pageNo: 1, pageSize: 500 }
  const read = async (more: Partial<BettingRecord['request']> = {}) => {
    const { value } = await gateway.call('bettingRecord', { token, request: { ...month, ...more } })
    expect(conforms('bettingRecord', value)).toBe(true)
    return value as Page
  }
  const profit = async (by: 'day' | 'category', more: Partial<ProfitLoss['request']> = {}) => {
    const { value } = await gateway.call('profitLoss', { token, request: { ...month, by, ...more } })
    expect(conforms('profitLoss', value)).toBe(true)
    return value as ProfitLoss['response']
  }
  return { gateway, token, month, read, profit }
}

describe('the bets of an account', () => {
  it('add up over all pages and over each, which stay as they are', async () => {
    const { read } = await signedIn()
    const whole = await read()
    expect(whole.total).toBeGreaterThan(50)
    const pageSize = Math.ceil(whole.total / 4)
    const pages = await Promise.all([1, 2, 3, 4].map((pageNo) => read({ pageNo, pageSize, until: whole.until })))
    expect(pages.flatMap(({ items }) => items)).toEqual(whole.items)
    for (const figure of ['stake', 'open', 'validBet', 'win', 'result'] as const)
      expect(sum(pages.map(({ pageTotals }) => pageTotals[figure]))).toBe(hundredths(whole.totals[figure]))
    expect(sum(whole.items.map(({ stake }) => stake))).toBe(
      hundredths(whole.totals.stake) + hundredths(whole.totals.open),
    )
    for (const { stake, win, result } of whole.items)
      if (win !== null) expect(hundredths(result)).toBe(hundredths(win) - hundredths(stake))
  })

  it('are called what their games are called in the language that is asked for', async () => {
    const { gateway, token, month, read } = await signedIn()
    const english = await read()
    const { value } = await gateway.call('bettingRecord', { token, request: month, language: 'VI' })
    const pairs = (value as Page).items.map(({ game }, place) => `${english.items[place]?.game}: ${game}`)
    expect(pairs).toContain('Northern Lottery: Miền Bắc')
  })

  it('are narrowed to a category, a vendor and a status, and sorted by stake', async () => {
    const { read } = await signedIn()
    const { items } = await read()
    for (const name of ['category', 'vendor', 'status'] as const) {
      const some = items[0]?.[name] as string
      const found = await read({ [name]: some })
      expect(found.items).toEqual(items.filter((bet) => bet[name] === some))
    }
    const stakes = (await read({ sort: 'amount' })).items.map(({ stake }) => stake)
    expect(stakes).toEqual(stakes.toSorted((a, b) => b - a))
    expect((await read({ status: 'open' })).items).toEqual([])
  })

  it('lead to the lines of the account that booked them, amount by amount', async () => {
    const { gateway, token, month, read } = await signedIn()
    const { value } = await gateway.call('memberTransactions', { token, request: month })
    const lines = new Map((value as MemberTransactions['response']).items.map((line) => [line.number, line]))
    const known = (await read()).items.filter(({ receipts }) => receipts.every(({ number }) => lines.has(number)))
    expect(known.length).toBeGreaterThan(50)
    const amountOf = ({ receipts }: Bet, kind: string) =>
      sum(receipts.filter((receipt) => receipt.kind === kind).map(({ number }) => lines.get(number)?.amount))
    for (const bet of known) {
      expect(amountOf(bet, 'bet')).toBe(-hundredths(bet.stake))
      expect(amountOf(bet, 'win')).toBe(hundredths(bet.win))
    }
  })
})

describe('profit and loss', () => {
  it('has for each day what its bets say, and for all of them the same in categories', async () => {
    const { read, profit } = await signedIn()
    const byDay = await profit('day')
    // A day without anything has no line.
    expect(byDay.items.length).toBeGreaterThan(20)
    for (const { deposit, withdrawal, bet, rebate, promotion } of byDay.items)
      expect([deposit, withdrawal, bet, rebate, promotion].some((amount) => amount !== 0)).toBe(true)
    const played = byDay.items.filter(({ bet }) => bet > 0).slice(0, 3)
    for (const { name, bet, validBet, win } of played) {
      const { totals } = await read({ from: name, to: name })
      expect({ bet, validBet, win }).toEqual({ bet: totals.stake, validBet: totals.validBet, win: totals.win })
    }
    const byCategory = await profit('category')
    expect(byCategory.totals).toEqual(byDay.totals)
    expect(byCategory.totals.bet).toBe((await read()).totals.stake)
    for (const { name, bet, win } of byCategory.items) {
      const { totals } = await read({ category: name })
      expect({ bet, win }).toEqual({ bet: totals.stake, win: totals.win })
    }
  })

  it('follows its formula, line by line, and its deposits are those of the account record', async () => {
    const { gateway, token, month, profit } = await signedIn()
    const { items, totals } = await profit('day')
    for (const { result, win, rebate, promotion, bet } of [...items, totals])
      expect(hundredths(result)).toBe(sum([win, rebate, promotion]) - hundredths(bet))
    expect(sum(items.map(({ result }) => result))).toBe(hundredths(totals.result))
    const { value } = await gateway.call('memberTransactions', { token, request: month })
    const deposits = (value as MemberTransactions['response']).items.filter(({ kind }) => kind === 'deposit')
    expect(hundredths(totals.deposit)).toBe(sum(deposits.map(({ amount }) => amount)))
    expect(totals.deposit).toBeGreaterThan(0)
  })

  it('is paged, and empty for who did nothing', async () => {
    const { profit } = await signedIn()
    const [first, second] = [await profit('day', { pageSize: 10 }), await profit('day', { pageSize: 10, pageNo: 2 })]
    expect(first.totalPages).toBe(3)
    expect(first.items.at(-1)!.name > second.items[0]!.name).toBe(true)
    const other = await signedIn('demo_first')
    const last = other.month.to
    expect(await other.profit('day', { from: addDays(last, -29), to: addDays(last, -1) })).toMatchObject({ total: 0 })
  })
})
