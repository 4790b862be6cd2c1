import { conditionWords } from '@/engine/checks/features/condition-states'
import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { child, keysOf, quote, valueAt, type JsonValue, type Path } from '@/contract/json/json-value'
import { listedEntries } from '@/contract/json/listed-entries'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const lobby = (kind: string): string =>
  `{ "pages": { "help": { "sections": { "text": null, "games": { "block": "game-lobby", "props": { "gameType": "${kind}", "vendor": "TF" } } }, "order": ["games"] } } }`

export const lobbyKind: MerchantCheck = {
  code: 'lobby-kind',
  severity: 'error',
  docs: {
    what: 'A lobby or a lane is of a kind of games that its vendor does not supply, or the tabs of vendors on a page are of a kind that none of its lobbies has.',
    why: 'The lobby would be empty, and the tabs would choose for nothing.',
    bad: { 'routes.json': lobby('LIVE') },
    good: { 'routes.json': lobby('ESPORTS') },
  },
  inspect(draft) {
    if (!draft.isComplete) return []
    const { routes, vendors } = draft.config
    const own = draft.chain[0]?.files.get('routes')?.value
    const pages = child(routes, 'pages')
    const found = [...emptyLanes(vendors)]
    for (const name of keysOf(pages)) {
      const { lobbies, tabs } = kindsOn(child(pages, name), name)
      for (const { path, kind, vendor } of lobbies) found.push(...missing(vendors, 'routes', path, kind, vendor))
      found.push(...tabs.map((each) => atCause(each, own)))
    }
    return found
  },
}

/** If the brand changed only the lobby, the tabs inherited from the template are right. */
function atCause({ lobby, ...tabs }: StrayTabs, own: JsonValue | undefined): FileFinding {
  if (lobby === undefined || valueAt(own, tabs.path) !== undefined || valueAt(own, lobby.path) === undefined)
    return tabs
  const [kind = ''] = tabs.suggestions ?? []
  return {
    ...tabs,
    path: lobby.path,
    message: `the lobby is of ${kind}, and the tabs beside it are of ${lobby.tabs}`,
    expected: `${quote(lobby.tabs)}, or tabs of ${quote(kind)}`,
    received: quote(kind),
    suggestions: [lobby.tabs],
  }
}

interface StrayTabs extends FileFinding {
  /** The only lobby beside the tabs, and the kind of the tabs. */
  readonly lobby: { readonly path: Path; readonly tabs: string } | undefined
}

const emptyLanes = memoiseByPart((vendors): FileFinding[] => {
  const lanes = child(vendors, 'lanes')
  return keysOf(lanes).flatMap((lane) => {
    const named = valueAt(lanes, [lane, 'vendors'])
    if (!Array.isArray(named)) return []
    return named.flatMap((vendor, at) => missing(vendors, 'vendors', ['lanes', lane, 'vendors', at], lane, vendor))
  })
})

/** The lobbies on a page that show a single vendor, and tabs that match no lobby there. */
const kindsOn = memoiseByPart((page, name: string): { lobbies: Lobby[]; tabs: StrayTabs[] } => ({
  lobbies: lobbiesOf(page, name),
  tabs: strayTabs(page, name),
}))

function isKind(kind: string): boolean {
  return conditionWords.category.some((each) => each === kind)
}

interface Lobby {
  readonly path: Path
  readonly kind: string
  readonly vendor: JsonValue
}

function lobbiesOf(page: JsonValue | undefined, name: string): Lobby[] {
  return sectionsOf(page, ['game-lobby']).flatMap(({ section, props }) => {
    const [kind, vendor] = [child(props, 'gameType'), child(props, 'vendor')]
    if (typeof kind !== 'string' || vendor === undefined) return []
    return [{ path: ['pages', name, 'sections', section, 'props', 'vendor'], kind, vendor }]
  })
}

function missing(
  vendors: JsonValue | undefined,
  file: 'routes' | 'vendors',
  path: Path,
  kind: string,
  vendor: JsonValue,
): FileFinding[] {
  const supplied = typeof vendor === 'string' ? valueAt(vendors, ['items', vendor, 'categories']) : undefined
  // Another check reports an unknown vendor.
  if (!Array.isArray(supplied) || !isKind(kind) || supplied.includes(kind)) return []
  const others = keysOf(child(vendors, 'items')).filter((code) => {
    const kinds = valueAt(vendors, ['items', code, 'categories'])
    return Array.isArray(kinds) && kinds.includes(kind)
  })
  return [
    {
      file,
      path,
      spot: 'value',
      message: `${quote(vendor)} has no games of ${kind}: vendors.json says ${supplied.map(quote).join(', ')}`,
      expected: others.length === 0 ? `a vendor with games of ${kind}` : `one of ${others.join(', ')}`,
      received: quote(vendor),
    },
  ]
}

function strayTabs(page: JsonValue | undefined, name: string): StrayTabs[] {
  const beside = sectionsOf(page, ['game-lobby', 'room-list'])
  const lobbies = beside.map(({ props }) => child(props, 'gameType'))
  // The schema check reports an unknown kind.
  const kinds = lobbies.filter((kind) => typeof kind === 'string')
  if (kinds.length === 0 || !kinds.every(isKind)) return []
  return sectionsOf(page, ['vendor-tabs']).flatMap(({ section, props }) => {
    const kind = child(props, 'gameType')
    if (typeof kind !== 'string' || !isKind(kind) || kinds.includes(kind)) return []
    return [
      {
        file: 'routes',
        path: placeOf(name, section),
        spot: 'value',
        message: `the tabs are of ${kind}, and the lobby beside them is of ${kinds.join(' and ')}`,
        expected: kinds.map((each) => quote(each)).join(' or '),
        received: quote(kind),
        suggestions: kinds,
        lobby: kinds.length === 1 ? { path: placeOf(name, beside[0]?.section), tabs: kind } : undefined,
      },
    ]
  })
}

function placeOf(page: string, section = ''): Path {
  return ['pages', page, 'sections', section, 'props', 'gameType']
}

function sectionsOf(page: JsonValue | undefined, blocks: readonly unknown[]) {
  const sections = child(page, 'sections')
  return (listedEntries(page) ?? []).flatMap((name) => {
    const section = typeof name === 'string' ? child(sections, name) : undefined
    if (typeof name !== 'string' || !blocks.includes(child(section, 'block'))) return []
    return [{ section: name, props: child(section, 'props') }]
  })
}
