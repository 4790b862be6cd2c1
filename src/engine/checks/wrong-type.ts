import { withMeaning } from '@/engine/describe-place'
import { schemaAt, type SchemaNode } from '@/engine/schema-node'
import { quote, valueAt, type JsonValue } from '@/lib/json-value'
import type { Finding, SchemaCheck } from './check'

export const wrongType = {
  code: 'wrong-type',
  severity: 'error',
  docs: {
    what: 'The value is of another JSON type than the key takes.',
    why: '`"5000"` is a text and 5000 is a number; guessing which was meant hides mistakes.',
    fix: 'takes the quotes from a number, true or false.',
    bad: { 'banners.json': '{ "groups": { "w_home": { "autoplay": "5000" } } }' },
    good: { 'banners.json': '{ "groups": { "w_home": { "autoplay": 5000 } } }' },
  },
  keywords: ['type'],
  explain({ error, path, node, value }) {
    const types = [error.params['type']].flat().map(String)
    const expected = types.join(' or ')
    const isQuoted = typeof value === 'string' && isOneOf(types, parsed(value))
    return {
      path,
      spot: 'value',
      message: withMeaning(`must be ${expected}, not ${typeName(value)}`, node),
      expected,
      received: quote(value),
      suggestions: isQuoted ? [value] : [],
      ...(isQuoted && value !== 'null' ? { repair: value } : {}),
    }
  },
} satisfies SchemaCheck

/** How what a brand writes `false` for is switched off. */
export function switchedOff(finding: Finding, { schema, own, below }: Layers): Finding {
  const { path, expected, message } = finding
  const key = path.at(-1)
  if (valueAt(own, path) !== false || typeof key !== 'string') return finding
  const holder = schemaAt(schema, below, path.slice(0, -1))?.schema['required']
  if (Array.isArray(holder) && holder.includes(key)) return finding
  const said = message.replace(/, not boolean.*$/s, ', not false')
  if (expected === 'array') return { ...finding, message: `${said}: [] is none`, expected: 'a list, [] for none' }
  const isThere = valueAt(below, path) !== undefined
  return {
    ...finding,
    message: `${said}: ${isThere ? 'null takes away what the template has' : 'there is nothing to switch off, leave the key out'}`,
    expected: isThere ? `${expected}, or null` : `${expected}, or no such key`,
  }
}

interface Layers {
  readonly schema: SchemaNode
  readonly own: JsonValue | undefined
  readonly below: JsonValue | undefined
}

export function typeName(value: JsonValue | undefined): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

function isOneOf(types: readonly string[], value: JsonValue | undefined): boolean {
  return types.includes(typeName(value)) || (types.includes('number') && typeof value === 'number')
}

/** Three decimals may as well be thousands, as "50.000" is in Vietnam: that is not guessed. */
function parsed(text: string): JsonValue | undefined {
  return /^(true|false|null|-?(0|[1-9]\d*)(\.\d{1,2}|\.\d{4,})?)$/.test(text)
    ? (JSON.parse(text) as JsonValue)
    : undefined
}
