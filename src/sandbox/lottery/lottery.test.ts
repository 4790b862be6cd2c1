import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lotteries, lotteryOf, nodeIdOf, type Lottery } from './port/lotteries'
import { resultOf } from './port/results'
import { drawOf, lastDraws, nextDraw } from './port/schedule'
import { hitsOf, waysOf } from './port/ways'

const lottery = (code: string): Lottery => lotteryOf(code)!
/** 19:00 in Vietnam, a Thursday. */
const evening = Date.UTC(2026, 0, 1, 12)

it('draws at the hour of the region, on its days, by the time of Vietnam', () => {
  const at = (code: string) => new Date(nextDraw(lottery(code), evening).draws).toISOString()
  expect(at('MB')).toBe('2026-01-02T11:15:00.000Z')
  expect(at('DN')).toBe('2026-01-03T10:15:00.000Z')
  expect(at('HCM')).toBe('2026-01-03T09:15:00.000Z')
  expect(nextDraw(lottery('MB'), evening)).toMatchObject({ issue: '20260102', closes: Date.UTC(2026, 0, 2, 11, 10) })
})

it('draws again every minute, also over midnight', () => {
  const midnight = Date.UTC(2026, 0, 1, 17)
  const fast = lottery('ST1')
  expect(nextDraw(fast, midnight - 1)).toEqual({ issue: '20260101-1440', closes: midnight - 10_000, draws: midnight })
  expect(nextDraw(fast, midnight)).toMatchObject({ issue: '20260102-0001', draws: midnight + 60_000 })
})

it('finds each draw again by its number, the last ones before now and in order', () => {
  const anyLottery = fc.constantFrom(...lotteries)
  const anyMoment = fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2028, 0) })
  fc.assert(
    fc.property(anyLottery, anyMoment, (each, now) => {
      const next = nextDraw(each, now)
      const [last, before] = lastDraws(each, now, 2)
      expect(next.draws > now && next.closes < next.draws).toBe(true)
      expect(last!.draws <= now && before!.draws < last!.draws).toBe(true)
      for (const draw of [next, last!, before!]) expect(drawOf(each, draw.issue)).toEqual(draw)
      expect(nextDraw(each, last!.draws - 1)).toEqual(last)
    }),
  )
})

it.each(['', '20260230', '20260101', '2026010', '20260101-0000', 'x'])(
  'knows no draw %o of Ho Chi Minh City',
  (issue) => {
    expect(drawOf(lottery('HCM'), issue)).toBeUndefined()
  },
)

it('draws 27 numbers in the north and 18 elsewhere, of the digits that their prizes have', () => {
  const lengths = (code: string) => resultOf(lottery(code), 'plain', '20260102').map(({ numbers }) => numbers)
  const [north, south] = [lengths('MB'), lengths('HCM')]
  expect(north.map(({ length }) => length)).toEqual([1, 1, 2, 6, 4, 6, 3, 4])
  expect(south.map(({ length }) => length)).toEqual([1, 1, 1, 2, 7, 1, 3, 1, 1])
  expect(north.map(([first]) => first?.length)).toEqual([5, 5, 5, 5, 4, 4, 3, 2])
  expect(south.map(([first]) => first?.length)).toEqual([6, 5, 5, 5, 5, 4, 4, 3, 2])
  expect(resultOf(lottery('MB'), 'plain', '20260102')).toEqual(resultOf(lottery('MB'), 'plain', '20260102'))
  expect(resultOf(lottery('MB'), 'plain', '20260103')).not.toEqual(resultOf(lottery('MB'), 'plain', '20260102'))
})

it('multiplies a stake with the numbers that have as many digits', () => {
  for (const code of ['MB', 'HCM']) {
    const drawn = resultOf(lottery(code), 'plain', '20260102').flatMap(({ numbers }) => numbers)
    const withDigits = (digits: number) => drawn.filter(({ length }) => length >= digits).length
    const times = waysOf(lottery(code), 'Lott').slice(0, 3)
    expect(times.map((way) => way.times)).toEqual([2, 3, 4].map(withDigits))
  }
  expect(waysOf(lottery('MB'), 'Lott').map(({ times }) => times)).toEqual([27, 23, 20, 1, 1, 1, 1])
  expect(waysOf(lottery('HCM'), 'Lott').map(({ times }) => times)).toEqual([18, 17, 16, 1, 1, 1, 1])
})

it('never pays more than it takes on average, and pays less in other prize modes', () => {
  for (const { code, digits, pays, times } of waysOf(lottery('MB'), 'Lott')) {
    const mean = (times * pays) / 10 ** digits / (times * 100)
    expect(mean, code).toBeGreaterThan(0.85)
    expect(mean, code).toBeLessThan(1)
  }
  const lo = (mode: 'Lott' | 'SEA') => waysOf(lottery('MB'), mode)[0]!.pays
  expect(lo('SEA')).toBeLessThan(lo('Lott'))
})

it('counts a lo wherever it was drawn, and the rest in the special prize alone', () => {
  const prizes = [
    { rank: 0, numbers: ['50742'] },
    { rank: 1, numbers: ['00042', '42', '142'] },
  ]
  expect(hitsOf('lo2', '42', prizes)).toBe(4)
  expect(hitsOf('lo3', '042', prizes)).toBe(1)
  expect(hitsOf('lo4', '0742', prizes)).toBe(1)
  expect(hitsOf('de2', '42', prizes)).toBe(1)
  expect(hitsOf('de3', '742', prizes)).toBe(1)
  expect(['4', '2'].map((digit) => hitsOf('head', digit, prizes))).toEqual([1, 0])
  expect(['4', '2'].map((digit) => hitsOf('tail', digit, prizes))).toEqual([0, 1])
})

it('knows a lottery by its code and by the id of its game', () => {
  for (const each of lotteries) {
    expect(lotteryOf(each.code)).toBe(each)
    expect(lotteryOf(`TCG_SEA-${nodeIdOf(each)}`)).toBe(each)
  }
  expect(lotteryOf('NOWHERE')).toBeUndefined()
})
