import { withMeaning } from '@/engine/schema/describe-node'
import { quote } from '@/contract/json/json-value'
import type { SchemaCheck } from '@/engine/checks/check-kinds'

export const tooFew = {
  code: 'too-few',
  severity: 'error',
  docs: {
    what: 'A list or object has fewer entries than it needs.',
    why: 'An empty condition, for example, says nothing: leave the key out instead.',
    bad: { 'menus.json': '{ "side": { "items": { "home": { "when": {} } } } }' },
    good: { 'menus.json': '{ "side": { "items": { "home": { "when": { "session": "guest" } } } } }' },
  },
  keywords: ['minItems', 'minProperties'],
  explain({ error, path, node, value }) {
    const expected = `at least ${String(error.params['limit'])} ${error.params['limit'] === 1 ? 'entry' : 'entries'}`
    const message = withMeaning(`needs ${expected}`, node)
    return { path, spot: 'value', message, expected, received: quote(value) }
  },
} satisfies SchemaCheck
