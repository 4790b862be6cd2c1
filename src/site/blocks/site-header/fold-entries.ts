import type { MenuEntry } from '@/site/merchant/centres/menu-entries'

/** So many buttons fit beside menu and logo on the narrowest phone. */
const most = 2

/**
 * The entries of the header that fold away on phones: the quiet ones, and what two of the others leave no room for,
 * strong before normal. Beside balance and account there is room for none.
 */
export function foldEntries(entries: readonly MenuEntry[], isSignedIn: boolean): ReadonlySet<MenuEntry> {
  const of = (emphasis: string) => entries.filter(({ item }) => item.emphasis === emphasis)
  const kept = isSignedIn ? [] : [...of('strong'), ...of('normal')].slice(0, most)
  return new Set(entries.filter((entry) => !kept.includes(entry)))
}

/** What of them a menu does not have as well. */
export function notIn(menu: readonly MenuEntry[], folded: ReadonlySet<MenuEntry>): readonly MenuEntry[] {
  const actions = new Set(menu.map(({ item }) => JSON.stringify(item.action)))
  return [...folded].filter(({ item }) => !actions.has(JSON.stringify(item.action)))
}
