import { expect, it } from 'vitest'
import type { LotteryTable } from '@/sandbox/play/engines/lottery'
import { playTable, testSlot } from '@/sandbox/play/testing/play-table'
import { draw, settle } from './play-acts'

type Act = Parameters<typeof draw>[1]
const on = (id: string) => ({ merchant: 'plain', id }) as Act

/** A player with a bet on the next draw of a lottery that draws every minute. */
async function betOnDraw() {
  const table = await playTable({ ...testSlot, id: '3270013', vendor: 'TCG_SEA', category: 'ELOTT', minBet: 100 })
  const { issue } = (await table.call('state')).table as LotteryTable
  const numbers = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))
  const { number = '' } = await table.round('round-001', { issue, way: 'lo2', numbers, unit: 100 })
  return { ...table, issue, number }
}

/** Payout if all 18 numbers of the draw hit. */
const wholeWin = 18 * 9900

it('lets a lottery draw now: the time moves on to the draw, and its bets are settled', async () => {
  const { services, issue, call, held } = await betOnDraw()
  const drawn = await draw(services, on('ST1'))
  expect(drawn).toMatchObject({ lottery: 'ST1', issue, now: new Date(services.clock()).toISOString() })
  expect(drawn.prizes.flatMap(({ numbers }) => numbers)).toHaveLength(18)
  expect(await held()).toBe(1_000_000 - 100 * 18 * 100 + wholeWin)
  expect((await call('state')).bets).toMatchObject([{ state: 'settled', win: wholeWin }])
  expect((await draw(services, on('ST1'))).issue).not.toBe(issue)
})

it.each([
  ['its number', (number: string) => number],
  ['the account', () => 'anh'],
])('ends an open bet by %s before it is due, as it would have ended then, and once', async (_, name) => {
  const { services, number, held } = await betOnDraw()
  const before = services.clock()
  expect(await settle(services, on(name(number)))).toEqual({ settled: [{ number, win: wholeWin / 100 }] })
  expect(services.clock()).toBe(before)
  await settle(services, on('anh'))
  expect(await held()).toBe(1_000_000 - 100 * 18 * 100 + wholeWin)
  expect((await services.ledger.statement('plain')).sum).toBe(0)
})

it('says of a lottery and a bet that are not there what is missing', async () => {
  const { services } = await betOnDraw()
  await expect(draw(services, on('ST9'))).rejects.toThrow('There is no lottery ST9.')
  await expect(settle(services, on('B0'))).rejects.toThrow('plain has no account and no open bet B0.')
})
