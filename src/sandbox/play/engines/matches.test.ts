import { expect, it } from 'vitest'
import type { OpenBet } from '@/sandbox/ledger/port/ledger-port'
import { settleMatch } from './matches'

/** How many of a thousand matches end level. */
function level(category: string, theme: string): number {
  const results = Array.from({ length: 1000 }, (_, match) => {
    const detail = { match, theme, pick: 'draw', odds: 300 }
    const bet = { stake: 100, merchant: 'derby', vendor: 'IBC', category, detail }
    return settleMatch(bet as unknown as OpenBet).win
  })
  return results.filter((win) => win > 0).length
}

it('ends level in football and among cocks, and in no other sport', () => {
  expect(level('SPORTS', 'football')).toBeGreaterThan(100)
  expect(level('COCKFIGHT', 'rooster')).toBeGreaterThan(40)
  expect([level('SPORTS', 'tennis'), level('SPORTS', 'volleyball'), level('ESPORTS', 'moba')]).toEqual([0, 0, 0])
})
