import { child, keysOf, valueAt, type JsonValue, type Path } from '@/lib/json-value'
import { addressesOf } from './checks/page-addresses'
import type { FileKey } from './config-files'
import type { Draft } from './draft'

/** Where a layer takes away, or moves, what is named elsewhere. */
export interface Cause {
  readonly file: FileKey
  readonly path: Path
  /** Set where a page has another path now. */
  readonly moved?: string
}

/** The path that a page was given in place of one that links still have. */
export function movedPath(address: string, draft: Draft): string | undefined {
  return pageCause(address, draft)?.moved
}

/** Where a layer of a merchant takes something away. */
export function nullAt({ chain }: Draft, file: FileKey, path: Path): Cause | undefined {
  const isThere = chain.some(({ files }) => valueAt(files.get(file)?.value, path) === null)
  return isThere ? { file, path } : undefined
}

/** Where the page that had an address was taken away or given another path. */
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
