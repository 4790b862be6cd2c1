import { expect, it } from 'vitest'
import type { Win } from '@/site/gateway/games/winner-board'
import { largestWins } from './largest-wins'

const game = { vassalage: 'PT', nodeId: '1', gameType: 'RNG', isHot: 0, title: 'Nine Koi' } as const
const win = (name: string, amount: Win['amount']): Win => ({ name, amount, game, time: '2026-01-01T00:00:00Z' })

it('puts the largest win first, and counts what is no number as nothing', () => {
  const wins = [win('a', null), win('b', 0.01), win('c', '9,000'), win('d', 5_000_000_000), win('e', 12)]
  expect(largestWins(wins, 5).map(({ name, amount }) => [name, amount])).toEqual([
    ['d', 5_000_000_000],
    ['e', 12],
    ['b', 0.01],
    ['a', 0],
    ['c', 0],
  ])
  expect(largestWins(wins, 2).map(({ name }) => name)).toEqual(['d', 'e'])
  expect(wins[0]?.name).toBe('a')
})
