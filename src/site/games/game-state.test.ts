import { expect, it } from 'vitest'
import { badgeOf, unavailableReason } from './game-state'

const game = { vassalage: 'AG', nodeId: 7, gameType: 'RNG', isHot: 1, isNew: 1, title: 'Gold', gameId: 'g7' } as const

it('has nothing in the way of a game that can be opened', () => {
  expect([unavailableReason(game), badgeOf(game)]).toEqual([undefined, 'hot'])
  expect(badgeOf({ ...game, isHot: 0 })).toBe('new')
  expect(badgeOf({ ...game, isHot: 0, isNew: 0 })).toBeUndefined()
})

it('says first of all what keeps it from being opened', () => {
  expect(badgeOf({ ...game, maintenance: true })).toBe('maintenance')
  expect([null, ''].map((gameId) => badgeOf({ ...game, gameId }))).toEqual(['soon', 'soon'])
  expect(unavailableReason({ ...game, gameId: null, isGame: 'VASSALAGE' })).toBeUndefined()
})
