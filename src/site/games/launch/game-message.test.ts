import { expect, it } from 'vitest'
import { netOf, readGameMessage } from './game-message'

const source = 'livery-game'

it.each([
  { type: 'ready' },
  { type: 'record' },
  { type: 'round', stake: 100, win: null },
  { type: 'round', stake: 100, win: 0 },
  { type: 'settled', stake: 100, win: 250 },
  { type: 'notEnough', value: undefined },
  { type: 'notEnough', value: { required: 500, reached: 0.5, remaining: 499.5 } },
  { type: 'notEnough', value: { required: 5, reached: 1, remaining: 4, elsewhere: { from: 'AG', to: 'MAIN' } } },
  { type: 'over', reason: 'session' },
])('reads %o', (message) => {
  expect(readGameMessage({ source, ...message })).toEqual(message)
})

it.each([
  undefined,
  null,
  'ready',
  [],
  { type: 'ready' },
  { source: 'another', type: 'ready' },
  { source, type: 'navigate', to: 'https://evil.example' },
  { source, type: 'round', stake: -100, win: 0 },
  { source, type: 'round', stake: '100', win: 0 },
  { source, type: 'round', stake: 100 },
  { source, type: 'settled', stake: 100, win: NaN },
  { source, type: 'settled', win: 250 },
  { source, type: 'over', reason: 'because' },
])('reads nothing in %o', (data) => {
  expect(readGameMessage(data)).toBeUndefined()
})

it.each([
  [{ type: 'round', stake: 100, win: 30 }, -70],
  [{ type: 'round', stake: 100, win: null }, 0],
  [{ type: 'settled', stake: 100, win: 250 }, 150],
  [{ type: 'settled', stake: 0, win: 0 }, 0],
] as const)('counts a stake once its bet has ended: %o', (message, net) => expect(netOf(message)).toBe(net))

it.each([
  { required: '500', reached: 0, remaining: 500 },
  { required: 500, reached: NaN, remaining: 500 },
  { required: 500, reached: 0 },
  'much',
])('takes no figures from %o', (value) => {
  expect(readGameMessage({ source, type: 'notEnough', value })).toEqual({ type: 'notEnough', value: undefined })
})

it('takes no wallets from what is none', () => {
  const value = { required: 5, reached: 1, remaining: 4 }
  const sent = { ...value, elsewhere: { from: {}, to: 'MAIN' } }
  expect(readGameMessage({ source, type: 'notEnough', value: sent })).toEqual({ type: 'notEnough', value })
})
