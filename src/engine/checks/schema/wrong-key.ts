import { exampleOf } from '@/engine/schema/describe-node'
import type { Schema } from '@/engine/schema/schema-files'
import type { SchemaCheck } from '@/engine/checks/check-kinds'

export const wrongKey = {
  code: 'wrong-key',
  severity: 'error',
  docs: {
    what: 'The keys of this map are free, but of a certain form, which this one has not.',
    why: 'Keys become names elsewhere: flags on the server, groups of banners, languages in addresses.',
    fix: 'changes case and separators, where that alone makes it a key of the right form.',
    bad: { 'features.json': '{ "flags": { "ptsys": { "meaning": "Points are shown.", "default": true } } }' },
    good: { 'features.json': '{ "flags": { "PTSYS3": { "meaning": "Points are shown.", "default": true } } }' },
  },
  keywords: ['propertyNames'],
  explain({ error, path, node }) {
    const key = String(error.params['propertyName'])
    const names = node?.schema['propertyNames'] as Schema
    const forms = [key.toUpperCase(), key.toLowerCase(), camelCase(key)]
    return {
      path: [...path, key],
      spot: 'key',
      message: `"${key}" is not written as the keys of this map are: ${exampleOf(names)}, for example`,
      expected: `a key such as ${exampleOf(names)}`,
      received: `"${key}"`,
      suggestions: [...new Set(forms)].filter((each) => new RegExp(String(names['pattern'])).test(each)),
    }
  },
} satisfies SchemaCheck

/** `summer-sale` as `summerSale`. */
function camelCase(key: string): string {
  const joined = key.replace(/[-_. ]+(.)/g, (_, letter: string) => letter.toUpperCase())
  return joined.charAt(0).toLowerCase() + joined.slice(1)
}
