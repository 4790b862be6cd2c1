import { expect, it } from 'vitest'
import { readGameMessage } from './game-message'

const source = 'livery-game'

it.each([
  { type: 'ready' },
  { type: 'round', stake: 100, win: null },
  { type: 'round', stake: 100, win: 0 },
  { type: 'settled', win: 250 },
  { type: 'notEnough' },
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
  { source, type: 'settled', win: NaN },
  { source, type: 'over', reason: 'because' },
])('reads nothing in %o', (data) => {
  expect(readGameMessage(data)).toBeUndefined()
})
