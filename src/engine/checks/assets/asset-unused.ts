import type { Draft } from '@/engine/merge/draft'
import type { Refusal } from '@/engine/folder/folder-entry'
import { isMeantAsAsset } from '@/engine/folder/merchant-folder'
import type { Check } from '@/engine/finding/check'

export const assetUnused: Check = {
  code: 'asset-unused',
  severity: 'warning',
  docs: {
    what: 'No file of the brand names this picture or font.',
    why: 'It is not served. Often the name is misspelt where it is meant, or the file was left behind.',
    bad: { 'assets/summer.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    good: {
      'assets/summer.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'theme.json': '{ "assets": { "logo": { "src": "summer.svg" } } }',
    },
  },
}

/** Other file types, such as notes and licences, may lie beside the assets they are about. */
const served = /^assets\/[a-z0-9][a-z0-9/._-]*\.(svg|png|jpg|webp|avif|ico|woff2)$/

/**
 * Entries of the brand's own assets that nothing refers to. A template's assets may be meant for its brands. `used`:
 * names as they are written, each of which leads to the brand's own file first.
 */
export function findUnusedAssets(draft: Draft, used: ReadonlySet<string>): Map<string, Refusal> {
  const { chain, isTemplate, isComplete, unreadable } = draft
  const [own] = chain
  if (own === undefined || isTemplate || !isComplete || unreadable.size > 0) return new Map()
  const names = [...own.assets].filter((name) => !used.has(name)).map((name) => `assets/${name}`)
  const unused = names.filter((name) => served.test(name))
  const lost = names.filter((name) => !served.test(name) && isMeantAsAsset(name))
  const refusal: Refusal = {
    code: 'asset-unused',
    message: 'no file of the brand names it',
    expected: 'a key that names it',
  }
  const unnameable: Refusal = {
    code: 'asset-unused',
    message: 'no key can name it: names are in lower case and end in svg, png, jpg, webp, avif, ico or woff2',
    expected: 'such a name',
  }
  return new Map([
    ...unused.map((name) => [name, refusal] as const),
    ...lost.map((name) => [name, unnameable] as const),
  ])
}
