import { child, keysOf, valueAt, type JsonValue, type Path } from '@/contract/json/json-value'
import { addressesOf } from '@/engine/names/page-addresses'
import type { FileKey } from '@/engine/schema/config-files'
import type { Draft } from '@/engine/merge/draft'

/** The place where a layer removes or moves something that is named elsewhere. */
export interface Cause {
  readonly file: FileKey
  readonly path: Path
  /** Set when a page has a new path. */
  readonly moved?: string
  /** The panel, set when the menu of a centre leaves it out. */
  readonly left?: string
}

/** The new path of a page for a link that still has the old one. */
export function movedPath(address: string, draft: Draft): string | undefined {
  return pageCause(address, draft)?.moved
}

/** The place where a layer of a merchant removes something. */
export function nullAt({ chain }: Draft, file: FileKey, path: Path): Cause | undefined {
  const isThere = chain.some(({ files }) => valueAt(files.get(file)?.value, path) === null)
  return isThere ? { file, path } : undefined
}

/** The place where a layer leaves a panel's entry out of the order of its centre's menu, or removes the entry. */
export function panelCause(panel: string, centre: string, draft: Draft): Cause | undefined {
  const names = draft.chain.flatMap(({ files }) => {
    const items = valueAt(files.get('menus')?.value, [centre, 'items'])
    return keysOf(items).filter((name) => valueAt(items, [name, 'action', 'panel']) === panel)
  })
  const path = [centre, 'order']
  const changed = names.find((name) => draftPanel(draft, centre, name) !== panel)
  if (changed !== undefined) return { file: 'menus', path: [centre, 'items', changed, 'action'], left: panel }
  for (const { files } of names.length === 0 ? [] : draft.chain) {
    const order = valueAt(files.get('menus')?.value, path)
    if (Array.isArray(order)) return { file: 'menus', path, left: panel }
    const name = names.find((each) => child(order, each) === null)
    if (name !== undefined) return { file: 'menus', path: [...path, name], left: panel }
  }
  return undefined
}

/** The panel that an entry of a centre's merged menu opens. */
function draftPanel({ config: { menus } }: Draft, centre: string, name: string): JsonValue | undefined {
  const action = valueAt(menus, [centre, 'items', name, 'action'])
  return child(action, 'action') === centre ? child(action, 'panel') : undefined
}

/** The place where the page with a path was removed or given another path. */
export function pageCause(address: string, draft: Draft): Cause | undefined {
  for (const { files } of draft.chain) {
    const pages = child(files.get('routes')?.value, 'pages')
    const name = keysOf(pages).find((each) =>
      addressesOf(child(pages, each), each).some((one) => one.address === address),
    )
    if (name === undefined) continue
    const removed = nullAt(draft, 'routes', ['pages', name])
    if (removed !== undefined) return removed
    const moved: JsonValue | undefined = valueAt(draft.config.routes, ['pages', name, 'path'])
    return typeof moved === 'string' && moved !== address
      ? { file: 'routes', path: ['pages', name, 'path'], moved }
      : undefined
  }
  return undefined
}
