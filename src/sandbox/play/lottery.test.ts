import { expect, it } from 'vitest'
import { lotteryOf } from '@/sandbox/lottery/port/lotteries'
import { resultOf } from '@/sandbox/lottery/port/results'
import { cancelOpenBet } from './cancel-open-bet'
import type { LotteryTable } from './engines/lottery'
import type { PlayGame } from './play-game'
import { playTable, testSlot } from './testing/play-table'

const minute = 60_000
/** Draws every minute; the table's clock starts on a full minute. */
const fast: PlayGame = { ...testSlot, id: '3270013', vendor: 'TCG_SEA', category: 'ELOTT', minBet: 100 }

async function openTable(mode?: 'real' | 'demo') {
  const table = await playTable(fast, mode)
  const { issue } = (await table.call('state')).table as LotteryTable
  return { ...table, bet: (more: object = {}) => ({ issue, way: 'lo2', numbers: ['07', '42'], unit: 100, ...more }) }
}

it('takes lines × times × stake, and settles by the draw’s own numbers, once', async () => {
  const { round, call, pass, bet, held } = await openTable()
  expect(await round('round-001', bet())).toMatchObject({
    status: 200,
    stake: 2 * 18 * 100,
    win: null,
    balance: 996_400,
  })
  expect((await round('round-001', bet())).balance).toBe(996_400)
  pass(minute - 1)
  expect((await call('state')).bets).toMatchObject([{ state: 'open' }])
  pass(1)
  const { bets, balance } = await call('state')
  const drawn = resultOf(lotteryOf('ST1')!, 'plain', bet().issue).flatMap(({ numbers }) => numbers)
  const hits = drawn.filter((number) => ['07', '42'].includes(number.slice(-2))).length
  expect(bets).toMatchObject([{ state: 'settled', win: hits * 9900 }])
  expect(balance).toBe(996_400 + hits * 9900)
  await call('state')
  expect(await held()).toBe(balance)
})

it('wins with every number there is exactly what the draw has of them', async () => {
  const { round, call, pass, bet } = await openTable()
  const numbers = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))
  await round('round-001', bet({ numbers }))
  pass(minute)
  expect((await call('state')).bets).toMatchObject([{ stake: 100 * 18 * 100, win: 18 * 9900 }])
})

it('counts nothing as a valid bet of who bets on more than 70 % of the numbers, in one bet or in several', async () => {
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => String(from + at).padStart(2, '0'))
  const validBets = async (...bets: string[][]) => {
    const { services, account, round, call, pass, bet } = await openTable()
    for (const [at, each] of bets.entries()) await round(`round-00${at}`, bet({ numbers: each }))
    pass(minute)
    await call('state')
    const { validBet } = await services.ledger.playFigures('plain', account.id, { from: 0, to: 1e14 })
    return validBet
  }
  expect(await validBets(numbers(0, 70))).toBe(70 * 18 * 100)
  expect(await validBets(numbers(0, 71))).toBe(0)
  expect(await validBets(numbers(0, 50), numbers(50, 100))).toBe(0)
})

it('refuses a bet from the moment that the draw closes, and takes nothing', async () => {
  const { round, call, pass, bet, held } = await openTable()
  pass(50_000 - 1)
  expect((await round('round-001', bet())).status).toBe(200)
  pass(1)
  expect(await round('round-002', bet())).toMatchObject({ status: 409, code: 'draw_closed' })
  pass(20_000)
  expect(await round('round-003', bet())).toMatchObject({ code: 'draw_closed' })
  expect((await call('state')).bets).toHaveLength(1)
  expect(await held()).toBe((await call('state')).balance)
})

it.each([
  ['no numbers', { numbers: [] }],
  ['a number twice', { numbers: ['07', '07'] }],
  ['too many digits', { numbers: ['007'] }],
  ['something else', { numbers: ['x7'] }],
  ['a way that is none', { way: 'lo9' }],
  ['less than the least', { unit: 99 }],
  ['half a hundredth', { unit: 100.5 }],
  ['a draw far ahead', { issue: '20300101-0001' }],
  ['a draw that is none', { issue: 'next' }],
])('takes no bet with %s', async (_, more) => {
  const { round, bet, held } = await openTable()
  expect(await round('round-001', bet(more))).toMatchObject({ status: 400, code: 'bet_invalid' })
  expect(await held()).toBe(1_000_000)
})

it('gives a bet back once, before the draw closes, to where its stake came from', async () => {
  const { services, account, round, call, pass, bet, held } = await openTable()
  const cancel = (number: string, key: string) => cancelOpenBet(services, 'plain', account.id, number, key)
  const { number = '' } = await round('round-001', bet())
  const [one, again] = await Promise.all([cancel(number, 'key-1'), cancel(number, 'key-1')])
  expect(again.number).toBe(one.number)
  expect(await held()).toBe(1_000_000)
  await expect(cancel(number, 'key-2')).rejects.toThrow('cancelled before')
  await expect(cancel('B0', 'key-3')).rejects.toThrow('cannot be cancelled')
  pass(1000)
  const late = (await round('round-002', bet())).number ?? ''
  pass(49_000)
  await expect(cancel(late, 'key-4')).rejects.toThrow('cannot be cancelled')
  pass(10_000)
  expect((await call('state')).bets).toMatchObject([{ state: 'settled' }, { state: 'cancelled', win: 0 }])
  expect((await services.ledger.statement('plain')).sum).toBe(0)
})

it('plays the same with the money of a demo', async () => {
  const { round, call, pass, bet, held } = await openTable('demo')
  await round('round-001', bet())
  pass(minute)
  expect((await call('state')).bets).toMatchObject([{ state: 'settled' }])
  expect(await held()).toBe(1_000_000)
})
