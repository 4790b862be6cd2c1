import { suggest } from '@/engine/names/suggest'
import { oppositeOf } from '@/engine/checks/schema/condition-words'
import type { ReferenceCheck } from '@/engine/checks/check-kinds'

export const featureUnknown: ReferenceCheck = {
  code: 'feature-unknown',
  severity: 'error',
  docs: {
    what: 'features.json has no flag of this name.',
    why: 'The condition would never hold.',
    fix: 'writes the flag that was meant, where there is one alone and it differs in case and separators or in one letter, never in a digit.',
    bad: { 'menus.json': '{ "side": { "items": { "home": { "when": { "feature": "PTSYS4" } } } } }' },
    good: { 'menus.json': '{ "side": { "items": { "home": { "when": { "feature": "PTSYS3" } } } } }' },
  },
  refs: ['feature'],
  inspect({ value }, { code, names: { features } }) {
    if (features === undefined || features.includes(value)) return []
    const message = `features.json of ${code} has no flag "${value}"${oppositeOf('feature', value, features)}`
    const suggestions = suggest(value, features)
    const definition = { file: 'features', path: ['flags', suggestions[0] ?? ''] } as const
    return [{ message, expected: 'a flag of features.json', suggestions, definition }]
  },
}
