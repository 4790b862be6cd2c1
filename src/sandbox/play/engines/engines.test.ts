import { expect, it } from 'vitest'
import { testSlot } from '@/sandbox/play/testing/play-table'
import { baccarat, deal, totalOf } from './baccarat'
import { dragonTiger, dragonTigerSpots } from './dragon-tiger'
import type { Table } from './engine'
import { numberSpots, outsideSpots, roulette } from './roulette'
import { sicBo, sicBoSpots } from './sic-bo'
import { linePay, places } from './slot-rules'
import { threeCards } from './three-cards'

const stacked = (cards: readonly number[]): Table => ({
  game: { ...testSlot, minBet: 100 },
  merchant: 'plain',
  now: 0,
  draw: () => 0,
  // Cards are drawn from the end.
  memory: new Map([['shoe', { cards: [...Array.from({ length: 40 }, () => 9), ...cards.toReversed()], road: [] }]]),
})
/** Cards of clubs by their points: ace to nine, and a ten for 0. */
const points = (...values: number[]) => values.map((value) => (value === 0 ? 9 : value - 1))

it('gives back 94.2 of 100 on the slot, over every line that can fall', () => {
  const chance = (symbol: number) => (places[symbol] ?? 0) / 32
  const all = (left: number): number[][] =>
    left === 0 ? [[]] : all(left - 1).flatMap((rest) => places.map((_, symbol) => [symbol, ...rest]))
  const back = all(5).reduce(
    (sum, symbols) => sum + linePay(symbols).pay * symbols.reduce((product, each) => product * chance(each), 1),
    0,
  )
  expect(back).toBeCloseTo(0.942, 3)
})

it.each([
  [[0, 0, 1, 2, 3], { symbol: 1, count: 3 }],
  [[0, 0, 0, 0, 7], { symbol: 0, count: 4 }],
  [[0, 0, 0, 0, 0], { symbol: 0, count: 5 }],
  [[2, 0, 2, 2, 5], { symbol: 2, count: 4 }],
  [[5, 4, 5, 5, 5], { pay: 0 }],
])('reads the line %s', (symbols, expected) => {
  expect(linePay(symbols)).toMatchObject(expected)
})

it.each([
  // The player's and banker's cards in dealing order, then the third cards.
  ['a natural ends it', points(4, 2, 4, 3), [2, 2]],
  ['the player stands on six, the banker draws on five', points(3, 2, 3, 3, 1), [2, 3]],
  ['the banker stands on three against an eight', points(2, 1, 3, 2, 8), [3, 2]],
  ['the banker draws on six against a six', points(2, 3, 3, 3, 6, 1), [3, 3]],
  ['the banker stands on six against a five', points(2, 3, 3, 3, 5), [3, 2]],
])('deals baccarat by the book: %s', (_, cards, lengths) => {
  const { player, banker } = deal(cards.toReversed())
  expect([player.length, banker.length]).toEqual(lengths)
})

it('gives a tie’s stake on a side back, pays the tie eightfold, and counts the side as no turnover', () => {
  const table = stacked(points(4, 4, 4, 4))
  const played = baccarat.play({ bets: { player: 1000, tie: 100 } }, table)
  expect(played).toMatchObject({ stake: 1100, end: { win: 1000 + 900, validBet: 100 } })
  expect(baccarat.setup(table)).toMatchObject({ road: ['tie'], left: 40 })
})

it('takes five of a hundred from a win on the banker, rounded down', () => {
  const table = stacked(points(1, 4, 1, 5))
  expect(baccarat.play({ bets: { banker: 101 } }, table)?.end).toMatchObject({ win: 101 + 95 })
})

it.each([
  ['both sides', { player: 100, banker: 100 }],
  ['nothing', {}],
  ['what is not on the table', { dragon: 100 }],
])('refuses a bet on %s', (_, bets) => {
  expect(baccarat.play({ bets }, stacked([]))).toBeUndefined()
})

it('gives the pot less five of a hundred to the best of four hands', () => {
  const table = { ...stacked([]), draw: (below: number) => below - 1 }
  const played = threeCards.play({ stake: 100 }, table)
  const { hands, winner } = played?.outcome as { hands: number[][]; winner: number }
  const totals = hands.map(totalOf)
  expect(totals[winner]).toBe(Math.max(...totals))
  expect(played?.end).toMatchObject({ win: winner === 0 ? 380 : 0 })
  expect(threeCards.play({ stake: 150 }, table)).toBeUndefined()
})

/** A table whose random numbers are the given ones, repeated. */
function drawing(...values: number[]): Table {
  let at = 0
  return { ...stacked([]), draw: () => values[at++ % values.length] ?? 0, memory: new Map() }
}

it.each([
  ['the higher card wins', [12, 1], { dragon: 100, tie: 100 }, 200],
  ['the ace is the lowest', [0, 1], { tiger: 100 }, 200],
  // Cards are drawn without replacement: after 0, index 12 is card 13, the ace of another suit, and index 51 is card
  // 52, the ace of clubs of the next deck.
  ['a tie keeps half of a side and pays eight to one', [0, 12], { dragon: 100, tie: 100 }, 50 + 900],
  ['a tie of one suit pays fifty to one', [0, 51], { suitedTie: 100 }, 5100],
])('deals dragon tiger: %s', (_, cards, bets, win) => {
  const played = dragonTiger.play({ bets }, drawing(...cards))
  expect(played?.end).toMatchObject({ win })
})

it.each([
  [0, { n0: 100, red: 100, even: 100, low: 100, dozen1: 100 }, 3600],
  [36, { n36: 100, red: 100, even: 100, high: 100, dozen3: 100 }, 3600 + 200 + 200 + 200 + 300],
  [17, { n16: 100, black: 100, odd: 100, low: 100, dozen2: 100 }, 200 + 200 + 200 + 300],
])('pays roulette at %i', (number, bets, win) => {
  expect(roulette.play({ bets }, drawing(number))?.end).toMatchObject({ win })
})

it.each([
  ['on one half', { red: 100 }, 100],
  ['on both halves', { red: 200, black: 100 }, 100],
  ['on all dozens', { dozen1: 100, dozen2: 100, dozen3: 100 }, 0],
  ['on all numbers', Object.fromEntries(numberSpots.map((spot) => [spot, 100])), 0],
])('counts of roulette as a valid bet what was at risk: %s', (_, bets, validBet) => {
  expect(roulette.play({ bets }, drawing(17))?.end).toMatchObject({ validBet })
})

it.each([
  [[1, 2, 3], { small: 100, even: 100, d2: 100, triple: 100 }, 200 + 200 + 200],
  [[6, 6, 5], { big: 100, odd: 100, d6: 100 }, 200 + 200 + 300],
  [[2, 2, 2], { small: 100, even: 100, d2: 100, triple: 100 }, 400 + 3100],
])('pays sic bo at %s', (dice, bets, win) => {
  expect(sicBo.play({ bets }, drawing(...dice.map((die) => die - 1)))?.end).toMatchObject({ win })
})

it.each([
  ['dragonTiger', dragonTiger, dragonTigerSpots, { dragon: 100, tiger: 100 }],
  ['roulette', roulette, [...outsideSpots, ...numberSpots], { n37: 100 }],
  ['sicBo', sicBo, sicBoSpots, { small: 100, big: 100 }],
] as const)('keeps the house ahead on each spot of %s, and takes no bet that is none', (_, engine, spots, refused) => {
  let seed = 7
  // A deterministic pseudo-random sequence that is uniform enough.
  const draw = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  const table: Table = { ...stacked([]), draw, memory: new Map() }
  const rounds = 4000
  let back = 0
  for (let round = 0; round < rounds; round += 1) {
    const spot = spots[round % spots.length] ?? ''
    const played = engine.play({ bets: { [spot]: 100 } }, table)
    const { win, validBet } = played?.end as { win: number; validBet: number }
    expect(validBet).toBeLessThanOrEqual(100)
    back += win
  }
  expect(back / (rounds * 100)).toBeGreaterThan(0.7)
  expect(back / (rounds * 100)).toBeLessThan(1.05)
  expect((engine.setup(table) as { road: string[] }).road).toHaveLength(72)
  for (const bets of [refused, {}, { [spots[0]]: 99.5 }, undefined])
    expect(engine.play({ bets }, table)).toBeUndefined()
})
