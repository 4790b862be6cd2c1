import { suggest } from '@/merchants/suggest'
import type { ReferenceRule } from './rule'

export const featureUnknown: ReferenceRule = {
  code: 'feature-unknown',
  severity: 'error',
  docs: {
    what: 'features.json has no flag of this name.',
    why: 'The condition would never hold.',
    bad: { 'menus.json': '{ "side": { "items": { "home": { "when": { "feature": "PTSYS4" } } } } }' },
    good: { 'menus.json': '{ "side": { "items": { "home": { "when": { "feature": "PTSYS3" } } } } }' },
  },
  refs: ['feature'],
  check({ value }, { code, names: { features } }) {
    if (features === undefined || features.includes(value)) return []
    const message = `features.json of ${code} has no flag "${value}"`
    return [{ message, expected: 'a flag of features.json', suggestions: suggest(value, features) }]
  },
}
