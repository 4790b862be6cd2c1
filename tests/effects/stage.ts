import { vi } from 'vitest'
import type { Action, DialogName, DialogProps } from '@/contract/generated/merchant-types'
import type { CallName } from '@/contract/endpoints/endpoints'
import { centreAt } from '@/site/merchant/centres/centre-address'
import type { OpenDialog } from '@/site/merchant/dialogs'
import { guest } from '@/site/session/session-store'

/** The mocked environment of one rendering, and the recorded effects. Reset before each. */
export const stage = {
  session: guest,
  answers: {} as { readonly [Call in CallName]?: unknown },
  openDialogs: [] as OpenDialog[],
  /** Recorded effects in words, and the dialogs that were opened. */
  deeds: new Set<string>(),
  opened: new Map<string, { readonly name: DialogName; readonly props: DialogProps[DialogName] }>(),
  /** Paths of centres that clicks led to. */
  centres: new Set<string>(),
}

export function clearStage(next: Partial<Pick<typeof stage, 'session' | 'answers' | 'openDialogs'>>): void {
  const nothing = { deeds: new Set(), opened: new Map(), centres: new Set() }
  Object.assign(stage, { session: guest, answers: {}, openDialogs: [], ...nothing, ...next })
}

function did(deed: string): void {
  stage.deeds.add(deed)
}

/** Dialogs are recorded instead of shown, and confirmed at once. */
export const dialogs = {
  open(name: DialogName, props: DialogProps[DialogName]): void {
    stage.opened.set(`${name} ${JSON.stringify(props)}`, { name, props })
  },
  close: () => did('closes the dialogs'),
  confirm(props: DialogProps['message']) {
    dialogs.open('message', props)
    return { then: (yes: (confirmed: boolean) => void) => yes(true) }
  },
}

export const sessionActions = Object.fromEntries(
  [
    ...['prepare', 'signIn', 'signInWithToken', 'signInSocially', 'changePassword', 'register'],
    ...['freePlay', 'signOut', 'followSignOut'],
  ].map((name) => [
    name,
    () => {
      did(`session: ${name}`)
      return Promise.resolve()
    },
  ]),
)

export function navigate(to: string): void {
  did(`goes to ${to}`)
  if (centreAt(to.slice(to.indexOf('?'))) !== undefined) stage.centres.add(to)
}

/** Runs an action as a click would, with a window that records navigation. */
export function press(run: (action: Action) => void, action: Action): void {
  vi.stubGlobal('window', {
    location: { assign: (href: string) => did(`leaves for ${href}`) },
    open(href: string) {
      did(`opens ${href} beside it`)
      return null
    },
  })
  try {
    run(action)
  } finally {
    vi.unstubAllGlobals()
  }
}
