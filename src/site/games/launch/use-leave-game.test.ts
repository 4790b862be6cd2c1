import { expect, it } from 'vitest'
import { lobbyOf } from './use-leave-game'

const pages = { home: { path: '/' }, egame: { path: '/slots' }, elott: { path: '/draws' } } as never
const lottery = { gameCode: 'MB', prizeMode: 'SEA' } as const

it.each([
  [{ gameType: 'RNG' }, '/slots'],
  [{ gameType: 'LOTT' }, '/draws'],
  [{ gameType: 'FISH' }, '/'],
  [{ gameType: 'ELOTT', lottery }, '/vnlottery'],
] as const)('leads from %o, opened by its address, to %s', (game, expected) => {
  expect(lobbyOf(game, { pages }, '/vnlottery')).toBe(expected)
})
