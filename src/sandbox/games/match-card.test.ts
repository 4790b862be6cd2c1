import { expect, it } from 'vitest'
import { headlineMatch } from '@/sandbox/play/port/fixtures'
import { matchCard } from './match-card'
import type { Game } from './port/game'

const twoHours = 2 * 60 * 60_000
const start = Date.UTC(2026, 10, 28, 12)
const football: Game = {
  nodeId: '4100001',
  gameId: 'IBC-1',
  vendor: 'IBC',
  gameType: 'SPORTS',
  classify: 'FOOTBALL',
  title: { en: 'IBC Football', fil: 'IBC Football', vi: 'Bóng Đá IBC' },
  theme: 'football',
  subject: 0,
  lines: null,
  minBet: 10_000,
  demo: false,
  rank: 0,
  isHot: true,
  age: 100,
}
const announced = (now: number, game = football) => matchCard(game, 'derby', now, 'en').match

it('announces a match that begins within two hours, with the odds that its client pays', () => {
  const match = announced(start)
  const offered = headlineMatch(
    start,
    { merchant: 'derby', vendor: 'IBC', category: 'SPORTS', theme: 'football' },
    football.nodeId,
  )
  const wait = Date.parse(match?.beginsAt ?? '') - start
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(twoHours)
  expect(match).toMatchObject({ league: 'Lantern League', home: offered.home, away: offered.away })
  expect(match?.odds.home).toBe((offered.odds.home ?? 0) / 100)
})

it('announces the same match until it begins, then another one', () => {
  const match = announced(start)
  const begins = Date.parse(match?.beginsAt ?? '')
  expect(announced(begins - 1)).toEqual(match)
  expect(announced(begins)?.beginsAt).toBe(new Date(begins + twoHours).toISOString())
})

it('names the competition in the language of the call', () => {
  expect(matchCard(football, 'derby', start, 'vi').match?.league).toBe('Giải Đèn Lồng')
})

it('announces another match for each game of a vendor, and none for a slot', () => {
  expect(announced(start, { ...football, nodeId: '4100002' })).not.toEqual(announced(start))
  expect(announced(start, { ...football, gameType: 'RNG' })).toBeUndefined()
})

it.each(['basketball', 'tennis', 'volleyball', 'badminton', 'boxing'])('offers no draw in %s', (theme) => {
  expect(Object.keys(announced(start, { ...football, theme })?.odds ?? {})).toEqual(['home', 'away'])
})

it('offers a draw in football', () => {
  expect(Object.keys(announced(start)?.odds ?? {})).toEqual(['home', 'draw', 'away'])
})
