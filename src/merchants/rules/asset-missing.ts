import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { MerchantFolder } from '@/merchants/merchant-folder'
import { suggest } from '@/merchants/suggest'
import type { ReferenceRule } from './rule'

export const assetMissing: ReferenceRule = {
  code: 'asset-missing',
  severity: 'error',
  docs: {
    what: 'There is no such file in the assets folder of the merchant or of a template it extends.',
    why: 'The picture would be missing on the site.',
    bad: { 'theme.json': '{ "assets": { "favicon": "favicn.svg" } }' },
    good: { 'theme.json': '{ "assets": { "favicon": "favicon.svg" } }' },
  },
  refs: ['asset'],
  check({ value }, { assets, chain, isComplete }) {
    if (!isComplete || assets.find(value, chain) !== undefined) return []
    const message = `no file "${value}" in assets/`
    return [{ message, expected: 'a file in assets/', suggestions: suggest(value, chain.flatMap(assetNames)) }]
  },
}

function assetNames({ path }: MerchantFolder): string[] {
  try {
    return readdirSync(join(path, 'assets'), { recursive: true, encoding: 'utf8' }).map((each) =>
      each.replaceAll('\\', '/'),
    )
  } catch {
    // A merchant need not have an assets folder.
    return []
  }
}
