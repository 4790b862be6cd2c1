import { expect, it, onTestFinished, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { sessionStore } from '@/site/session/session-store'
import { useLaneGames, type LaneAsked } from './use-lane-games'

const game = (title: string, isHot: 0 | 1) => ({ vassalage: 'PT', nodeId: title, gameType: 'RNG', isHot, title })
const hotGames = vi.fn(() => ({ list: [game('Koi', 1), game('Lantern', 0), game('Koi', 1)] }))

const favouriteGamesList = vi.fn<(request: object) => unknown>(() => ({ content: [game('Koi', 0)], totalPages: 1 }))

const gamesOf = (show: LaneAsked['show']) =>
  renderHook(() => useLaneGames({ show }), {
    wrapper: ({ children }) => (
      <FormStage fields={{ forms: {}, patterns: {} }} texts={{}} answers={{ hotGames, favouriteGamesList }}>
        {children}
      </FormStage>
    ),
  })

it('has as hot what is so by isHot = 1, each once (2 §2)', async () => {
  const hook = await gamesOf('hot')
  await expect.poll(() => hook.result.current.games?.map(({ title }) => title)).toEqual(['Koi'])
})

it('asks for favourites as the client 3 of the platform flash (2 §7, §9)', async () => {
  sessionStore.start('stage', { agent: [41], trial: [4] })
  sessionStore.open('secret', { account: 'ann', customerId: '7', accountType: 0 })
  onTestFinished(() => sessionStore.close())
  const hook = await gamesOf('favourites')
  await expect.poll(() => hook.result.current.games?.map(({ title }) => title)).toEqual(['Koi'])
  expect(favouriteGamesList.mock.lastCall?.[0]).toMatchObject({
    ...{ clientType: 3, platform: 'flash', language: 'EN', gameType: 'RNG' },
  })
})
