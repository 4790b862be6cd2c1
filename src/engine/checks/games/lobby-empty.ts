import { hasGames } from '@/engine/checks/features/condition-states'
import type { Draft } from '@/engine/merge/draft'
import { child, keysOf, quote, valueAt, type JsonValue, type Path } from '@/contract/json/json-value'
import { listedEntries } from '@/contract/json/listed-entries'
import type { FileFinding } from '@/engine/finding/check'
import { unsuppliedLobbies } from './lobby-unsupplied'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const lobby = (kind: string): string =>
  `{ "pages": { "help": { "sections": { "text": null, "games": { "block": "game-lobby", "props": { "gameType": "${kind}" } } }, "order": ["games"] } } }`

/** The prop of each block that says which kinds of games or vendors it shows. */
const kindProps: ReadonlyMap<unknown, string> = new Map([
  ['game-lobby', 'gameType'],
  ['game-lanes', 'gameType'],
  ['vendor-strip', 'categories'],
])

export const lobbyEmpty: MerchantCheck = {
  code: 'lobby-empty',
  severity: 'error',
  docs: {
    what: 'A lobby, lanes or a strip of vendors are of kinds of games that no vendor has whom vendors.json shows, or a lane of vendors.json holds only vendors that its order leaves out. Or the order leaves no vendor for a lobby of the template to which something that is always shown leads: links with the condition "category" go by themselves.',
    why: 'Nothing would stand there.',
    bad: { 'routes.json': lobby('COCKFIGHT') },
    good: { 'routes.json': lobby('ESPORTS') },
  },
  inspect(draft) {
    const { chain, isTemplate, isComplete, config } = draft
    // The brands of a template may show other vendors.
    if (isTemplate || !isComplete) return []
    const order = child(config.vendors, 'order')
    if (Array.isArray(order) && order.length === 0) return [noVendors]
    const found = [
      ...hiddenLanes(chain[0]?.files.get('vendors')?.value, config.vendors),
      ...emptyTabs(draft, chain[0]?.files.get('panels')?.value),
    ]
    const own = child(chain[0]?.files.get('routes')?.value, 'pages')
    for (const page of keysOf(own))
      for (const name of keysOf(valueAt(own, [page, 'sections']))) {
        const place = [page, 'sections', name]
        const section = valueAt(config.routes, ['pages', ...place])
        const prop = kindProps.get(child(section, 'block'))
        const path = [...place, 'props', prop ?? '']
        // The template's pages are reached by links that appear only when there are such games.
        if (prop === undefined || valueAt(own, path) === undefined) continue
        const listed = listedEntries(valueAt(config.routes, ['pages', page]))
        if (listed?.includes(name) !== true || hasOtherTabs(valueAt(config.routes, ['pages', page]), section)) continue
        const kinds = [child(child(section, 'props'), prop) ?? []].flat()
        const isOwn = valueAt(section, ['props', 'vendor']) !== undefined
        if (!isOwn && kinds.length > 0 && kinds.every((kind) => hasGames(draft, kind) === false))
          found.push(finding('routes', ['pages', ...path], kinds))
      }
    // What the brand itself asks for comes first.
    return found.length > 0 ? found : unsuppliedLobbies(draft)
  },
}

/** Another check reports tabs of another kind beside a lobby. */
function hasOtherTabs(page: JsonValue | undefined, lobby: JsonValue | undefined): boolean {
  const sections = child(page, 'sections')
  return keysOf(sections).some((name) => {
    const kind = valueAt(sections, [name, 'props', 'gameType'])
    return valueAt(sections, [name, 'block']) === 'vendor-tabs' && kind !== valueAt(lobby, ['props', 'gameType'])
  })
}

function hiddenLanes(own: JsonValue | undefined, vendors: JsonValue | undefined): FileFinding[] {
  const [order, items] = [child(vendors, 'order'), child(vendors, 'items')]
  if (!Array.isArray(order)) return []
  return keysOf(child(own, 'lanes')).flatMap((lane) => {
    const path = ['lanes', lane, 'vendors']
    const named = valueAt(vendors, path)
    const isHidden = (code: JsonValue) =>
      typeof code === 'string' && !order.includes(code) && child(items, code) !== undefined
    if (!Array.isArray(named) || named.length === 0 || !named.every(isHidden)) return []
    const message = `the order in vendors.json leaves ${named.map(quote).join(', ')} out: the lane is empty`
    return [
      {
        file: 'vendors',
        path,
        spot: 'value',
        message,
        expected: 'a vendor that the order names',
        received: quote(named),
      },
    ]
  })
}

const noVendors: FileFinding = {
  file: 'vendors',
  path: ['order'],
  spot: 'value',
  message: 'no vendor is shown: every lobby and lane would be empty',
  expected: 'the vendors that are shown, in order',
  received: '[]',
}

/** Tabs of the betting record, of which only those with games are shown. */
function emptyTabs(draft: Draft, own: JsonValue | undefined): FileFinding[] {
  const path = ['member', 'betting-record', 'tabs']
  const tabs = valueAt(own, path)
  if (!Array.isArray(tabs) || tabs.length === 0 || !tabs.every((tab) => hasGames(draft, tab) === false)) return []
  return [finding('panels', path, tabs)]
}

function finding(file: 'routes' | 'panels', path: Path, kinds: readonly JsonValue[]): FileFinding {
  return {
    file,
    path,
    spot: 'value',
    message: `no vendor that vendors.json shows has games of ${kinds.map(String).join(' or ')}: nothing would stand here`,
    expected: 'a kind of games that there are',
    received: kinds.map(quote).join(', '),
  }
}
