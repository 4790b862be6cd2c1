import { child, keysOf, type JsonValue } from '@/contract/json/json-value'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'

/** The path of the first page that shows a document, by its name. */
export function pagesOfDocuments(routes: JsonValue | undefined): ReadonlyMap<string, string> {
  return typeof routes === 'object' && routes !== null ? pagesIn(routes) : new Map()
}

const pagesIn = memoiseByObject((routes: JsonValue & object): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  const pages = child(routes, 'pages')
  for (const name of keysOf(pages)) {
    const page = child(pages, name)
    const [order, path] = [child(page, 'order'), child(page, 'path')]
    for (const section of Array.isArray(order) ? order : []) {
      if (typeof section !== 'string') continue
      const shown = child(child(page, 'sections'), section)
      const document = child(child(shown, 'props'), 'document')
      if (child(shown, 'block') !== 'legal-document' || typeof document !== 'string' || typeof path !== 'string')
        continue
      if (!found.has(document)) found.set(document, path)
    }
  }
  return found
})
