import { afterEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { ReactNode } from 'react'
import { FormStage } from '@/forms/form-stage'
import { sessionStore } from '@/session/session-store'
import { useOpenDialogs } from '@/site/dialogs'
import { useLocation } from '@/site/navigation'
import { useLaunch } from './use-launch'

afterEach(() => sessionStore.close())

const launchGame = vi.fn<() => unknown>()
const Stage = ({ children }: { children?: ReactNode }) => (
  <FormStage fields={{ forms: {}, patterns: {} }} texts={{}} answers={{ launchGame }}>
    {children}
  </FormStage>
)

it('tells a visitor to sign in first, and calls and opens nothing', async () => {
  sessionStore.start('brand', { agent: [1], trial: [4] })
  const hook = await renderHook(() => ({ launch: useLaunch(), shown: useOpenDialogs(), at: useLocation() }), {
    wrapper: Stage,
  })
  const card = { vassalage: 'PT', nodeId: '7', gameId: '7', gameType: 'RNG', title: 'Koi', isHot: 0 } as const
  await hook.act(() => void hook.result.current.launch(card))
  await expect
    .poll(() => hook.result.current.shown)
    .toMatchObject([{ name: 'message', props: { text: 'launch.login' } }])
  expect(hook.result.current.at.pathname).toBe('/')
  expect(launchGame).not.toHaveBeenCalled()
})
