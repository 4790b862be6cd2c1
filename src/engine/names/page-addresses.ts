import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { child, keysOf, type JsonValue, type Path } from '@/contract/json/json-value'

interface PageAddress {
  readonly address: string
  /** The path as people read it, without case and trailing slash: two pages cannot share one. */
  readonly plain: string
  /** The place in routes.json. */
  readonly path: Path
}

/** Path and aliases of a page that has not been validated. */
export const addressesOf = memoiseByPart((page, name: string): readonly PageAddress[] => {
  const aliases = child(page, 'aliases')
  const places: { address: JsonValue | undefined; path: Path }[] = [
    { address: child(page, 'path'), path: ['pages', name, 'path'] },
    ...(Array.isArray(aliases) ? aliases : []).map((address, index) => ({
      address,
      path: ['pages', name, 'aliases', index],
    })),
  ]
  return places.flatMap(({ address, path }) =>
    typeof address === 'string' ? [{ address, plain: normal(address), path }] : [],
  )
})

/** People ignore case and a trailing slash. */
function normal(address: string): string {
  const small = address.toLowerCase()
  return small.endsWith('/') ? small.replace(/(.)\/+$/, '$1') : small
}

/** The names of the pages, by path and aliases. Of two pages with the same one, the first. */
export const pagesByAddress = memoiseByPart((pages): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (const name of keysOf(pages))
    for (const { address } of addressesOf(child(pages, name), name)) if (!found.has(address)) found.set(address, name)
  return found
})
