import { withMeaning } from '@/engine/describe-place'
import { keysOf, quote } from '@/lib/json-value'
import type { SchemaCheck } from './check'

export const tooMany = {
  code: 'too-many',
  severity: 'error',
  docs: {
    what: 'A list or object has more entries than it may have.',
    why: 'Two keys in one condition leave open whether both or one must hold: say "all" or "any".',
    bad: {
      'menus.json': '{ "side": { "items": { "home": { "when": { "session": "guest", "feature": "PTSYS3" } } } } }',
    },
    good: { 'menus.json': '{ "side": { "items": { "home": { "when": { "session": "guest" } } } } }' },
  },
  keywords: ['maxItems', 'maxProperties'],
  explain({ error, path, node, value }) {
    const expected = `at most ${String(error.params['limit'])} ${error.params['limit'] === 1 ? 'entry' : 'entries'}`
    const keys = keysOf(value)
    const received = keys.length > 0 ? keys.join(', ') : quote(value)
    return { path, spot: 'value', message: withMeaning(`may have ${expected}`, node), expected, received }
  },
} satisfies SchemaCheck
