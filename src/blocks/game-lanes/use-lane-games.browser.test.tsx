import { expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { FormStage } from '@/forms/form-stage'
import { useLaneGames } from './use-lane-games'

const game = (title: string, isHot: 0 | 1) => ({ vassalage: 'PT', nodeId: title, gameType: 'RNG', isHot, title })
const hotGames = vi.fn(() => ({ list: [game('Koi', 1), game('Lantern', 0), game('Koi', 1)] }))

it('has as hot what is so by isHot = 1, each once (2 §2)', async () => {
  const hook = await renderHook(() => useLaneGames({ show: 'hot' }), {
    wrapper: ({ children }) => (
      <FormStage fields={{ forms: {}, patterns: {} }} texts={{}} answers={{ hotGames }}>
        {children}
      </FormStage>
    ),
  })
  await expect.poll(() => hook.result.current.games?.map(({ title }) => title)).toEqual(['Koi'])
})
