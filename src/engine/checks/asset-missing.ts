import { suggest } from '@/engine/suggest'
import type { ReferenceCheck } from './merchant-check'

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
    // What is there and is not read is said where it stands.
    if (chain.some(({ refused }) => refused.has('assets') || refused.has(`assets/${value}`))) return []
    const isThere = chain.some((folder) => folder.assets.has(value))
    const message = isThere ? `assets/${value} cannot be read` : `no file "${value}" in assets/`
    const names = chain.flatMap((folder) => [...folder.assets])
    return [{ message, expected: 'a file in assets/', suggestions: suggest(value, names) }]
  },
}
