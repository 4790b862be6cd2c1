import { useSyncExternalStore } from 'react'
import type { Action, Menu, MenuItem, PageConfig, TextKey } from '@/contract/generated/merchant-types'
import { useBadges } from './badges'
import { useConditions } from '@/site/merchant/conditions'
import { useLocation } from '@/site/merchant/pages/navigation'
import { pageAt, type Pages } from '@/site/merchant/pages/pages'
import { useSite } from '@/site/merchant/site-context'
import { installStore } from '@/site/session/install-store'

export interface MenuEntry {
  readonly name: string
  readonly item: MenuItem
  /** It leads to the current page. */
  readonly isCurrent: boolean
  /** The number on its badge, above 0. */
  readonly count: number | undefined
  /** Accessible text of the badge, with the entry's label and the number; if left out, the text for unread messages. */
  readonly countName?: TextKey
}

/**
 * The entries of a menu that are currently visible, in order, without those that open a form which is on the page
 * itself, and those that would install the site where that is not offered.
 */
export function useMenuEntries({ items, order }: Menu): readonly MenuEntry[] {
  const { routes } = useSite()
  const holds = useConditions(order.map((name) => items[name]?.when))
  const countOf = useBadges(order.map((name) => items[name]?.badge))
  const isInstallOffered = useSyncExternalStore(installStore.subscribe, installStore.isOffered, no)
  const { pathname, hash } = useLocation()
  const shown = pageAt(routes, pathname)?.page
  return order.flatMap((name) => {
    const item = items[name]
    if (item === undefined || !holds(item.when)) return []
    const isCurrent = leadsTo(item.action, `${pathname}${hash}`, routes)
    if (isOnPage(item.action, shown, isCurrent)) return []
    if (!isInstallOffered && item.action.action === 'dialog' && item.action.dialog === 'install') return []
    return [{ name, item, isCurrent, count: countOf(item.badge) }]
  })
}

/** Whether an action leads to the page, and the anchor on it, that an address shows. */
export function leadsTo(action: Action, address: string, routes: Pages): boolean {
  if (action.action !== 'navigate') return false
  const [path, hash] = parts(action.to)
  const [shownPath, shownHash] = parts(address)
  const page = pageAt(routes, path)
  return page !== undefined && page.name === pageAt(routes, shownPath)?.name && hash === shownHash
}

/** Whether the form that an action opens in a dialog, or leads to, is on the page itself. */
export function isOnPage(action: Action, page: PageConfig | undefined, isCurrent: boolean): boolean {
  const has = (form: string) => page?.order.some((name) => page.sections[name]?.block === form) ?? false
  if (action.action === 'navigate') return isCurrent && (has('register-form') || has('login-form'))
  if (action.action !== 'dialog' || action.dialog !== 'login-register') return false
  return has(action.props.tab === 'register' ? 'register-form' : 'login-form')
}

const no = () => false

function parts(address: string): [path: string, hash: string] {
  const [beforeHash = '', hash = ''] = address.split('#')
  return [beforeHash.split('?')[0] ?? '', hash]
}
