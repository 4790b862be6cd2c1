import { createElement, lazy, type ComponentType } from 'react'
import { vi } from 'vitest'
import type { ActionTarget } from '@/site/elements/action-target'
import { dialogs, navigate, press, sessionActions, stage } from './stage'

/** What stands in the place of the server, the session, the address and time: set up before each file of the project. */
vi.mock('@/site/gateway/use-read', () => ({
  // The request counts too: how many lines it asks for, for example.
  useRead({ name }: { name: 'status' }, request: unknown) {
    stage.deeds.add(`reads ${name} ${JSON.stringify(request)}`)
    return { data: stage.answers[name], isLoading: false, mutate: () => undefined }
  },
  useReads: () => ({ keyOf: () => null, ask: () => Promise.reject(new Error('nothing is asked anew')) }),
}))
vi.mock('@/site/gateway/use-endless-list', () => ({
  pagesBySight: 3,
  useEndlessList({ name }: { name: 'status' }, request: unknown, { itemsOf }: { itemsOf: (page: object) => unknown }) {
    stage.deeds.add(`lists ${name} ${JSON.stringify(request)}`)
    const last = request === undefined ? undefined : stage.answers[name]
    return { last, items: last && itemsOf(last), pages: 1, next: 'none', isOld: false }
  },
}))
vi.mock('@/site/session/session', () => ({ useSession: () => stage.session, sessionNow: () => stage.session }))
vi.mock('@/site/merchant/sign-in/session-actions', () => ({ useSessionActions: () => sessionActions }))
vi.mock('@/site/merchant/pages/navigation', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => navigate,
}))
vi.mock('@/site/merchant/dialogs', async (original) => ({
  ...(await original<object>()),
  useDialogs: () => dialogs,
  useOpenDialogs: () => stage.openDialogs,
}))
// Every clickable element is clicked.
vi.mock('@/site/elements/action-target', async (original) => {
  const real = await original<{ ActionTarget: typeof ActionTarget }>()
  const { useAction } = await import('@/site/merchant/actions/actions')
  return {
    ActionTarget(props: Parameters<typeof ActionTarget>[0]) {
      press(useAction(), props.action)
      return createElement(real.ActionTarget, props)
    },
  }
})
// What opens later is open, what loads later is loaded, and what comes near the viewport is there.
vi.mock('@/site/ui/menu', () => ({
  Menu: ({ children }: { children: (close: () => void) => unknown }) => children(() => {}),
}))
vi.mock('@/site/ui/loading/lazy-part', async (original) => ({
  ...(await original<object>()),
  lazyPart: (_: string, load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() })),
}))
vi.mock('@/site/ui/view/use-near-view', () => ({ useNearView: () => [() => {}, true] }))
// Every media query matches, and the page is hydrated.
vi.mock('@/site/ui/view/use-hydrated', () => ({ useHydrated: () => true, useHydratedLater: () => true }))
vi.mock('@/site/ui/view/use-media-query', () => ({ useMediaQuery: () => true }))
vi.mock('@/site/ui/slides/use-slides', () => ({
  useSlides: () => ({ isReady: true, shown: 0, next() {}, goTo() {} }),
}))
