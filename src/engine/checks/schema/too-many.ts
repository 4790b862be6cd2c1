import { withMeaning } from '@/engine/schema/describe-node'
import { keysOf, quote, type JsonValue, type Path } from '@/contract/json/json-value'
import type { Finding } from '@/engine/finding/check'
import type { SchemaCheck } from '@/engine/checks/check-kinds'

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
    if (node?.properties.has('any') === true) return severalConditions(path, keys)
    return { path, spot: 'value', message: withMeaning(`may have ${expected}`, node), expected, received }
  },
} satisfies SchemaCheck

function severalConditions(path: Path, keys: readonly string[]): Finding {
  const named = keys.map((key) => `"${key}"`).join(' and ')
  return {
    path,
    spot: 'value',
    message: `a condition has one key, and this one has ${named}: "all" takes a list of conditions that hold together, "any" one of which one is enough`,
    expected: `{ "all": [${keys.map((key) => `{ "${key}": … }`).join(', ')}] }, or "any" in place of "all"`,
    received: keys.join(', '),
  }
}

/** Adds which keys of a condition are inherited from the template, because the brand's condition is merged over it. */
export function withInherited(finding: Finding, own: JsonValue | undefined): Finding {
  const keys = finding.received.split(', ')
  const inherited = keys.filter((key) => !keysOf(own).includes(key))
  if (inherited.length === 0 || inherited.length === keys.length) return finding
  const removed = inherited.map((key) => `"${key}": null`).join(', ')
  return { ...finding, message: `${finding.message}; ${removed} takes away what is the template's` }
}
