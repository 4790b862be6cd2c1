import { suggest } from '@/engine/names/suggest'
import { assetNameIn } from '@/engine/checks/assets/asset-name'
import type { ReferenceCheck } from '@/engine/checks/check-kinds'

export const assetMissing: ReferenceCheck = {
  code: 'asset-missing',
  severity: 'error',
  docs: {
    what: 'There is no such file in the assets folder of the merchant or of a template it extends.',
    why: 'The picture would be missing on the site.',
    bad: { 'theme.json': '{ "assets": { "icons": { "tab": "favicn.svg" } } }' },
    good: { 'theme.json': '{ "assets": { "icons": { "tab": "favicon.svg" } } }' },
  },
  refs: ['asset'],
  inspect({ value }, { assets, chain, isComplete }) {
    if (!isComplete || assets.find(value, chain) !== undefined) return []
    // A file that exists but cannot be read is reported in its own place.
    if (chain.some(({ refused }) => refused.has('assets') || refused.has(`assets/${value}`))) return []
    const names = chain.flatMap((folder) => [...folder.assets])
    const expected = 'a file in assets/'
    if (names.includes(value)) return [{ message: `assets/${value} cannot be read`, expected }]
    const cased = names.find((name) => name.toLowerCase() === value.toLowerCase())
    if (cased !== undefined)
      return [{ message: `no file "${value}" in assets/: there is "${cased}", in other letter case`, expected }]
    const bare = assetNameIn(value)
    const stem = (name: string): string => name.replace(/\.[^./]*$/, '')
    const otherEnding = [...new Set(names)].filter((name) => stem(name) === stem(bare))
    const suggestions = names.includes(bare) ? [bare] : otherEnding.length > 0 ? otherEnding : suggest(value, names)
    const places = names.includes(bare) ? ': names begin within that folder' : ''
    return [{ message: `no file "${value}" in assets/${places}`, expected, suggestions }]
  },
}
