import { configFiles } from '@/engine/schema/config-files'
import { isOptional } from '@/engine/schema/schema-node'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

export const fileMissing: MerchantCheck = {
  code: 'file-missing',
  severity: 'error',
  docs: {
    what: 'Neither the merchant nor a template it extends has this file.',
    why: 'A merchant without site.json is none; without one of the others it has no pages, texts or looks.',
    bad: {
      'site.json':
        '{ "schemaVersion": 2, "code": "acme", "name": "Acme", "hosts": ["acme.test"], "defaultLanguage": "EN", "currency": { "code": "VND" }, "languages": { "items": { "EN": { "locale": "en", "label": "English" } }, "order": ["EN"] } }',
      'locales/EN.json': '{ "nav.home": "Start" }',
    },
    good: { 'site.json': '{ "code": "acme", "hosts": ["acme.test"], "extends": "base" }' },
  },
  isOfBrand: true,
  inspect({ config, unreadable, isComplete, chain, code }) {
    // A folder that cannot be read may contain anything.
    if (chain[0]?.refused.has('') === true) return []
    const hasSite = chain[0]?.files.has('site') === true
    if (hasSite && !isComplete) return []
    // Without site.json the merchant extends nothing: its other missing files are a consequence.
    const wanted = hasSite ? configFiles.filter((file) => !isOptional(file)) : (['site'] as const)
    return wanted
      .filter((file) => config[file] === undefined && !unreadable.has(file))
      .map((file) => ({
        file,
        path: [],
        spot: 'object',
        message: `${code} has no ${file}.json${file === 'site' ? '' : ', and extends no template that has one'}`,
        expected: `${file}.json`,
        received: 'no file',
        suggestions: [],
      }))
  },
}
