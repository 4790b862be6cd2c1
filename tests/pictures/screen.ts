import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import type { SystemStatus } from '@/site/gateway/content/permission'
import { centreOpenings, dialogNames, dialogPagePath } from './dialog-page'

/**
 * Who looks at a screen: nobody in particular, the sandbox's demo player or demo agent, or somebody for whom the site is
 * closed.
 */
export type Account = 'guest' | 'shut-out' | SignedIn
export type SignedIn = 'player' | 'agent'

export function isSignedIn(account: Account): account is SignedIn {
  return account === 'player' || account === 'agent'
}

export const screenKinds = ['page', 'dialog', 'member panel', 'agent panel'] as const

/** Something of a brand that fills a picture. */
export interface Screen {
  readonly kind: (typeof screenKinds)[number]
  /** As routes.json names a page, and the registries name dialogs and panels. */
  readonly name: string
  readonly account: Account
  /** Path and query from which it is shown. */
  readonly address: string
  /** The button of the page at `address` that opens a dialog, counted from 0. */
  readonly opener?: number
  /** That of a site on which it stands in place of every page. */
  readonly status?: SystemStatus
}

/** Identifies a screen in both states of a brand. */
export function screenKey({ kind, name, account }: Pick<Screen, 'kind' | 'name' | 'account'>): string {
  return `${kind} ${name} ${account}`
}

/** An address that no brand has: what is shown there is the page notFound. */
const unknownPath = '/no-such-page'

type Brand = Pick<ResolvedMerchant, 'config'>

/** Every screen of a brand: its pages, the dialogs that actions can open, and the panels that its centres lead to. */
export function screensOf({ config }: Brand): Screen[] {
  const { routes, menus, site } = config
  const pages = Object.entries(routes.pages).flatMap(([name, page]): Screen[] => {
    if (page.path === dialogPagePath) return []
    const account = page.guard === 'none' && !(routes.loginFirst && page.openToGuests === 'none') ? 'guest' : 'player'
    const screen = { kind: 'page', name, address: page.path, account } as const
    return name === 'home' && account === 'guest' ? [screen, { ...screen, account: 'player' }] : [screen]
  })
  const notFound: Screen = { kind: 'page', name: 'system.notFound', account: 'guest', address: unknownPath }
  const closed = (['maintenance', 'blocked'] as const).map((name, at): Screen => ({
    kind: 'page',
    name: `system.${name}`,
    account: 'shut-out',
    address: '/',
    status: at === 0 ? 1 : 2,
  }))
  const dialogs = dialogNames().map((name, opener): Screen => ({
    kind: 'dialog',
    name,
    account: 'guest',
    address: dialogPagePath,
    opener,
  }))
  const member = centreOpenings('member', menus.memberCentre).map((name): Screen => ({
    kind: 'member panel',
    name,
    account: 'player',
    address: `/?member=${name}`,
  }))
  const hasAgents = site.accountTypes.agent.length > 0
  const agent = (hasAgents ? centreOpenings('agent', menus.agentCentre) : []).map((name): Screen => ({
    kind: 'agent panel',
    name,
    account: 'agent',
    address: `/?agent=${name}`,
  }))
  return [...pages, notFound, ...dialogs, ...member, ...agent, ...closed]
}
