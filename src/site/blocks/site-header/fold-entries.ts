import type { MenuEntry } from '@/site/merchant/centres/menu-entries'

/** Number of buttons that fit beside the menu and the logo on the narrowest phone. */
const most = 2

/**
 * The entries that the header moves to a menu on phones: all quiet ones, and those that do not fit, keeping strong ones
 * before normal ones. Signed-in players see the balance and the account menu, which leave space for none.
 */
export function foldEntries(entries: readonly MenuEntry[], isSignedIn: boolean): ReadonlySet<MenuEntry> {
  const of = (emphasis: string) => entries.filter(({ item }) => item.emphasis === emphasis)
  const kept = isSignedIn ? [] : [...of('strong'), ...of('normal')].slice(0, most)
  return new Set(entries.filter((entry) => !kept.includes(entry)))
}

/** The folded entries that the given menu does not contain. */
export function notIn(menu: readonly MenuEntry[], folded: ReadonlySet<MenuEntry>): readonly MenuEntry[] {
  const actions = new Set(menu.map(({ item }) => JSON.stringify(item.action)))
  return [...folded].filter(({ item }) => !actions.has(JSON.stringify(item.action)))
}
