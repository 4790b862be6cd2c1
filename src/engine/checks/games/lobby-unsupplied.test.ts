import { expect, it } from 'vitest'
import type { Draft } from '@/engine/merge/draft'
import { unsuppliedLobbies } from './lobby-unsupplied'

const lobby = (gameType: string) => ({ block: 'game-lobby', props: { gameType } })

it('tells a lobby without games though another on its page has some', () => {
  const vendors = { items: { PT: { categories: ['RNG'] } }, order: ['PT'] }
  const page = { path: '/games', sections: { fish: lobby('FISH'), slots: lobby('RNG') }, order: ['fish', 'slots'] }
  const side = { items: { games: { action: { action: 'navigate', to: '/games' } } }, order: ['games'] }
  const config = { vendors, routes: { pages: { games: page } }, menus: { side } }
  const chain = [{ files: new Map([['vendors', { value: vendors }]]) }]
  const found = unsuppliedLobbies({ isTemplate: false, chain, config } as unknown as Draft)
  expect(found.map(({ message }) => message)).toEqual([expect.stringContaining('games of FISH')])
})
