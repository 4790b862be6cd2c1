import { withMeaning } from '@/engine/schema/describe-node'
import { oneOf } from '@/engine/names/one-of'
import { schemaAt, type SchemaNode } from '@/engine/schema/schema-node'
import { isWord, wordsOf } from '@/engine/schema/words'
import { quote, valueAt, type JsonValue, type Path } from '@/contract/json/json-value'
import type { Finding } from '@/engine/finding/check'
import type { SchemaCheck } from '@/engine/checks/check-kinds'

export const wrongType = {
  code: 'wrong-type',
  severity: 'error',
  docs: {
    what: 'The value is of another JSON type than the key takes.',
    why: '`"5000"` is a text and 5000 is a number; guessing which was meant hides mistakes.',
    fix: 'takes the quotes from a number, true or false, and the unit and the groups from a number. In a theme it writes the value that "8px", "8", "Bold" or a shadow of CSS means.',
    bad: { 'banners.json': '{ "groups": { "w_home": { "autoplay": "5000" } } }' },
    good: { 'banners.json': '{ "groups": { "w_home": { "autoplay": 5000 } } }' },
  },
  keywords: ['type'],
  explain({ error, path, node, value }) {
    const types = [error.params['type']].flat().map(String)
    const expected = types.map((type) => shapeOf(type, node, value)).join(' or ')
    const suggestions = typeof value === 'string' ? valuesMeant(types, value) : wordMeant(node, value)
    const [meant, other] = suggestions
    // An amount in another currency is another amount.
    const isAmount = typeof value === 'string' && /[A-Z]{3}$/.test(value)
    const isSure =
      typeof value === 'string' && meant !== undefined && meant !== 'null' && other === undefined && !isAmount
    return {
      path,
      spot: 'value',
      message: withMeaning(`must be ${expected}, not ${inWords(value)}`, node) + meantSo(path, value, node),
      expected,
      received: quote(value),
      suggestions,
      ...(isSure ? { repair: meant } : {}),
    }
  },
} satisfies SchemaCheck

/** The shape of a type in JSON: an object with its required keys, a text with its words, a list with the word of a text. */
function shapeOf(type: string, node: SchemaNode | undefined, value: JsonValue | undefined): string {
  const words = wordsOf(node?.schema)
  if (type === 'string' && words.length > 0) return oneOf(words.map(quote), '')
  if (type === 'array' && isWord(node?.items?.schema, value)) return `a list, [${quote(value)}]`
  if (type !== 'object') return shapes[type] ?? type
  const required = (node?.schema['required'] ?? []) as readonly string[]
  return `an object, { ${required.map((key) => `"${key}": `).join('…, ')}… }`
}

const shapes: Readonly<Record<string, string>> = {
  array: 'a list, [ … ]',
  boolean: 'true or false, without quotes',
  integer: 'a whole number, without quotes',
  null: 'null',
  number: 'a number, without quotes',
  string: 'a text, "…"',
}

/** The word that stands alone in a list, where the word itself belongs. */
function wordMeant(node: SchemaNode | undefined, value: JsonValue | undefined): string[] {
  const [only, second] = Array.isArray(value) ? value : []
  return typeof only === 'string' && second === undefined && isWord(node?.schema, only) ? [only] : []
}

function inWords(value: JsonValue | undefined): string {
  if (typeof value === 'string') return 'a text'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}

/** How what was meant by a list or an object in place of one name is written. */
function meantSo(path: Path, value: JsonValue | undefined, node: SchemaNode | undefined): string {
  if (path.at(-1) === 'session' && Array.isArray(value)) return '. Several: "any": [{ "session": … }, { "session": … }]'
  if (node?.ref === 'textKey' && typeof value === 'object' && value !== null)
    return '. The words of each language go to locales/<language>.json, their key here'
  return ''
}

/** Explains how to switch off something for which a brand wrote `false`. */
export function switchedOff(finding: Finding, { schema, own, below }: Layers): Finding {
  const { path, expected, message } = finding
  const key = path.at(-1)
  if (valueAt(own, path) !== false || typeof key !== 'string') return finding
  const holder = schemaAt(schema, below, path.slice(0, -1))?.schema['required']
  if (Array.isArray(holder) && holder.includes(key)) return finding
  const said = message.replace(/(?<=, not false).*$/s, '')
  if (expected === shapes['array'])
    return { ...finding, message: `${said}: [] is none`, expected: 'a list, [] for none' }
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

/**
 * The values that a string certainly means in another type; for a number with group separators or a unit there may be
 * two.
 */
function valuesMeant(types: readonly string[], text: string): string[] {
  if (isOneOf(types, parsed(text))) return [text]
  const [, digits, fraction = ''] =
    /^([1-9]\d{0,2}(?:[ .,']\d{3})+|[1-9]\d*)(\.\d+)?(?: ?(?:px|VND|PHP))?$/.exec(text) ?? []
  if (digits === undefined) return []
  const whole = digits.replace(/\D/g, '') + fraction
  const isEither = /^\d+[.,]\d{3}$/.test(digits) && fraction === ''
  return [whole, ...(isEither ? [digits.replace(',', '.')] : [])]
    .map(Number)
    .filter((each) => isOneOf(types, each))
    .map(String)
}

/** Three decimals are not guessed, because they may be thousands, as in Vietnam's "50.000". */
function parsed(text: string): JsonValue | undefined {
  return /^(true|false|null|-?(0|[1-9]\d*)(\.\d{1,2}|\.\d{4,})?)$/.test(text)
    ? (JSON.parse(text) as JsonValue)
    : undefined
}
