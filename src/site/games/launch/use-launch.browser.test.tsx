import { afterEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { ReactNode } from 'react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { sessionStore } from '@/site/session/session-store'
import { useOpenDialogs } from '@/site/merchant/dialogs'
import { useLocation } from '@/site/merchant/pages/navigation'
import { useLaunch } from './use-launch'

afterEach(() => sessionStore.close())

const launchGame = vi.fn<() => unknown>()
const Providers = ({ children }: { children?: ReactNode }) => (
  <FormStage fields={{ forms: {}, patterns: {} }} texts={{}} answers={{ launchGame }}>
    {children}
  </FormStage>
)

const use = () =>
  renderHook(() => ({ launch: useLaunch(), shown: useOpenDialogs(), at: useLocation() }), { wrapper: Providers })
const card = { vassalage: 'PT', nodeId: '7', gameId: '7', gameType: 'RNG', title: 'Koi', isHot: 0 } as const

it('tells a visitor to sign in first, and calls and opens nothing', async () => {
  sessionStore.start('brand', { agent: [1], trial: [4] })
  const hook = await use()
  await hook.act(() => void hook.result.current.launch(card))
  await expect
    .poll(() => hook.result.current.shown)
    .toMatchObject([{ name: 'message', props: { text: 'launch.login' } }])
  expect(hook.result.current.at.pathname).toBe('/')
  expect(launchGame).not.toHaveBeenCalled()
})

it('opens the list of games that a card stands for by isGame VASSALAGE, unless the vendor is closed (2 §3)', async () => {
  sessionStore.start('brand', { agent: [1], trial: [4] })
  sessionStore.open('secret', { account: 'ann', customerId: '7', accountType: 0 })
  const hook = await use()
  const vendor = { ...card, gameId: null, isGame: 'VASSALAGE', title: 'Playtech' } as const
  await hook.act(() => hook.result.current.launch(vendor))
  const list = { name: 'game-list', props: { vendor: 'PT', gameType: 'RNG', title: 'Playtech' } }
  expect(hook.result.current.shown).toMatchObject([list])
  await hook.act(() => hook.result.current.launch({ ...vendor, maintenance: true }))
  expect(hook.result.current.shown).toMatchObject([list, { name: 'message', props: { text: 'launch.maintenance' } }])
  expect(launchGame).not.toHaveBeenCalled()
})
