import type { Draft } from '@/engine/merge/draft'
import { suggest } from '@/engine/names/suggest'
import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { child, keysOf, type JsonValue } from '@/contract/json/json-value'
import type { Reference } from '@/engine/names/reference'
import { pagesByAddress } from '@/engine/names/page-addresses'

/** The lobby that a link asks for. */
export interface AskedLobby {
  /** The query parameter that selects the vendor: `page`, or a misspelt name that the site ignores. */
  readonly by: string
  readonly vendor: string
  /** The kinds of games of the lobbies on the page. */
  readonly kinds: readonly JsonValue[]
}

/** The vendor that a link to a page with lobbies asks for, in its path or in a key beside it. */
export function askedLobby({ kind, value, path, parents }: Reference, { config }: Draft): AskedLobby | undefined {
  const isRoute = kind === 'route'
  if (isRoute ? !value.includes('?') : !asksForVendor(String(path.at(-1)))) return undefined
  const to = isRoute ? value : child(parents.at(-2), 'to')
  const [address, query] = typeof to === 'string' ? to.replace(/#.*$/, '').split('?') : []
  const asked = isRoute ? new URLSearchParams(query) : new URLSearchParams([[String(path.at(-1)), value]])
  const by = asked.has('page') ? 'page' : [...asked.keys()].find(asksForVendor)
  const vendor = asked.get(by ?? '')
  if (by === undefined || vendor === null || address === undefined) return undefined
  const pages = child(config.routes, 'pages')
  const name = pagesByAddress(pages).get(address)
  const kinds = lobbyKinds(child(pages, name ?? ''))
  return kinds.length === 0 ? undefined : { by, vendor, kinds }
}

function asksForVendor(key: string): boolean {
  return key === 'page' || key === 'vendor' || suggest(key, ['page']).length > 0
}

/** The kinds of the blocks that read the query. */
const lobbyKinds = memoiseByPart((page): JsonValue[] => {
  const sections = child(page, 'sections')
  return keysOf(sections).flatMap((name) => {
    const section = child(sections, name)
    const block = child(section, 'block')
    if (block === 'room-list') return ['PVP']
    return block === 'game-lobby' || block === 'vendor-tabs' ? [child(child(section, 'props'), 'gameType') ?? null] : []
  })
})
