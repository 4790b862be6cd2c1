import type { SchemaCheck } from './check'

export const wrongKey = {
  code: 'wrong-key',
  severity: 'error',
  docs: {
    what: 'The keys of this map are free, but of a certain form, which this one has not.',
    why: 'Keys become names elsewhere: flags on the server, groups of banners, languages in addresses.',
    fix: 'changes the case, where that alone makes it a key of the right form.',
    bad: { 'features.json': '{ "flags": { "ptsys": { "meaning": "Points are shown.", "default": true } } }' },
    good: { 'features.json': '{ "flags": { "PTSYS3": { "meaning": "Points are shown.", "default": true } } }' },
  },
  keywords: ['propertyNames'],
  explain({ error, path, node }) {
    const key = String(error.params['propertyName'])
    const { pattern } = node?.schema['propertyNames'] as { pattern: string }
    const upper = key.toUpperCase()
    return {
      path: [...path, key],
      spot: 'key',
      message: `"${key}" has not the form of a key of this map`,
      expected: `a key that matches ${pattern}`,
      received: `"${key}"`,
      suggestions: [upper, key.toLowerCase()].filter((each) => new RegExp(pattern).test(each)),
    }
  },
} satisfies SchemaCheck
