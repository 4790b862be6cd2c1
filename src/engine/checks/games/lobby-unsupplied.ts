import { hasGames } from '@/engine/checks/features/condition-states'
import { isHidden } from '@/engine/checks/pages/page-unreachable'
import { child, isJsonObject, keysOf, quote, valueAt, type JsonValue } from '@/contract/json/json-value'
import { memoiseByFile } from '@/engine/memo/memoise-by-file'
import { listedEntries } from '@/contract/json/listed-entries'
import { addressesOf } from '@/engine/names/page-addresses'
import { filesWith } from '@/engine/schema/files-with-keys'
import type { Draft } from '@/engine/merge/draft'
import type { FileFinding } from '@/engine/finding/check'

/**
 * The vendors of the brand leave a lobby of the template without games, and something that is always shown leads there.
 * Reported by the check lobby-empty.
 */
export function unsuppliedLobbies(draft: Draft): FileFinding[] {
  const { chain, config } = draft
  const own = chain[0]?.files.get('vendors')?.value
  if (own === undefined) return []
  const empty = emptyLobbies(draft)
  const [first] = [...empty].filter(([address]) =>
    linking.some((file) => shownAddresses(config[file], undefined).has(address)),
  )
  if (first === undefined) return []
  const [address, kind] = first
  const key = child(own, 'order') === undefined ? 'items' : 'order'
  return [
    {
      file: 'vendors',
      path: [key],
      spot: 'value',
      message: `no vendor is left with games of ${kind}, and links that are always shown lead to ${address}`,
      expected: `a vendor with games of ${kind}, or the condition {"category": "${kind}"} on what leads there`,
      received: quote(child(own, key)),
    },
  ]
}

const linking = filesWith(['to'])

/** Addresses of lobbies that the brand inherits and that have no games, each with its kind. */
function emptyLobbies(draft: Draft): Map<string, string> {
  const lobbies = inheritedLobbies(draft.chain[0]?.files.get('routes')?.value, draft.config.routes)
  return new Map(lobbies.filter(([, kind]) => hasGames(draft, kind) === false))
}

/** Lobbies that a brand inherits, of which a page may have several: address and kind of games. Brands share files. */
const inheritedLobbies = memoiseByFile((written, merged): readonly (readonly [address: string, kind: string])[] => {
  const [pages, own] = [merged, written].map((file) => child(file, 'pages'))
  const found: (readonly [string, string])[] = []
  for (const name of keysOf(pages)) {
    const page = child(pages, name)
    for (const section of listedEntries(page) ?? []) {
      if (typeof section !== 'string') continue
      const part = valueAt(page, ['sections', section])
      const [kind, vendor] = ['gameType', 'vendor'].map((key) => valueAt(part, ['props', key]))
      if (child(part, 'block') !== 'game-lobby' || typeof kind !== 'string' || vendor !== undefined) continue
      // Another check reports a kind that the brand itself asks for.
      if (valueAt(own, [name, 'sections', section, 'props', 'gameType']) !== undefined) continue
      for (const { address } of addressesOf(page, name)) found.push([address, kind])
    }
  }
  return found
})

/** Addresses to which actions lead that are shown, and not under a condition about games. Brands share files. */
const shownAddresses = memoiseByFile((file): ReadonlySet<string> => {
  const found = new Set<string>()
  const visit = (
    value: JsonValue | undefined,
    path: readonly (string | number)[],
    parents: readonly JsonValue[],
  ): void => {
    if (typeof value !== 'object' || value === null || isAboutGames(child(value, 'when'))) return
    const to = child(value, 'to')
    if (
      isJsonObject(value) &&
      child(value, 'action') === 'navigate' &&
      typeof to === 'string' &&
      !isHidden(path, parents)
    )
      found.add(to.replace(/[?#].*$/, ''))
    const keys = Array.isArray(value) ? value.map((_, at) => at) : keysOf(value)
    for (const key of keys) visit(child(value, key), [...path, key], [...parents, value])
  }
  visit(file, [], [])
  return found
})

function isAboutGames(when: JsonValue | undefined): boolean {
  return when !== undefined && JSON.stringify(when).includes('"category"')
}
