import type { SchemaNode } from '@/engine/schema/schema-node'
import { quote, type JsonValue } from '@/contract/json/json-value'
import type { Entry, Example, Explanation } from './explanation'
import { withBranches, type KeyPlace } from './key-place'
import { typeWords } from './type-words'

/** Explains a key of a merchant's files. `example` is a value that a merchant gives it. */
export function explainKey(name: string, place: KeyPlace, example: Example | undefined): Explanation {
  const [node] = place.nodes as readonly [SchemaNode, ...SchemaNode[]]
  if (place.nodes.length > 1 && !isSame(place.nodes)) return severalMeanings(name, place)
  return {
    kind: 'key',
    name,
    meaning: describe(node),
    facts: [
      ['type', typeWords(node)],
      ...(place.isRequired ? [['required', 'yes, unless a template says it'] as const] : []),
      ...defaultOf(node),
      ...needOf(node),
      ...fileOf(place),
      ['read by', readers(place)],
      ['inherited', place.isInherited ? 'yes' : 'no: what a template writes stays with the template'],
      ...(/[./]order$/.test(name) && node.items !== undefined ? [['instead', moving] as const] : []),
      ...(place.isServerOnly ? [['visible', 'never sent to a browser'] as const] : []),
      ...(typeof node.schema['x-assumed'] === 'string' ? [['assumed', node.schema['x-assumed']] as const] : []),
      ['schema', node.source],
    ],
    entries: entriesOf(node),
    examples: [...exampleOf(node), ...(example === undefined ? [] : [example])],
  }
}

const moving =
  'of the whole list: { "<entry>": { "after": "<another>" } } moves one entry of the template\'s list ("before" too), or brings it in; null takes it out'

function isSame(nodes: readonly SchemaNode[]): boolean {
  return new Set(nodes.map((node) => describe(node) + typeWords(node))).size === 1
}

/** The key occurs in several components, with a meaning of its own in each. */
function severalMeanings(name: string, place: KeyPlace): Explanation {
  const entries = place.nodes.map((node) => ({ name: partOf(node), note: typeWords(node), meaning: describe(node) }))
  return {
    kind: 'key',
    name,
    meaning: 'What it means depends on the part that it belongs to.',
    facts: fileOf(place),
    entries,
    examples: [],
  }
}

function defaultOf({ schema }: SchemaNode): (readonly [string, string])[] {
  const from = schema['x-default-from']
  if (typeof from === 'string') return [['default', `what ${from} says`]]
  if (schema['default'] === undefined) return []
  const currency = schema['x-in-currency']
  const scaled = typeof currency === 'string' ? ` in ${currency}, and sums that read as well in any other currency` : ''
  return [['default', wholeText(schema['default'] as JsonValue) + scaled]]
}

/** The sibling key that it requires to have an effect. */
function needOf({ schema }: SchemaNode): (readonly [string, string])[] {
  const need = schema['x-needs'] as Readonly<Record<string, JsonValue>> | undefined
  if (need === undefined || need['differs'] === true) return []
  const [has, is] = [need['has'], need['is']]
  const key = quote(need['key'])
  const words =
    has === undefined ? (is === undefined ? `no ${key}` : `${key}: ${quote(is)}`) : `${quote(has)} in ${key}`
  return [['needs', words]]
}

/** Written with blanks, so that a long value can be wrapped. */
function wholeText(value: JsonValue): string {
  return JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ')
}

function exampleOf({ schema }: SchemaNode): Example[] {
  const [first] = (schema['examples'] ?? []) as JsonValue[]
  return first === undefined ? [] : [{ title: 'from the schema', text: JSON.stringify(first, null, 2) }]
}

export function entriesOf(node: SchemaNode): Entry[] {
  const { schema, tag } = node
  // For a list, the values of its items.
  const words = node.items?.schema ?? schema
  const listed = (words['enum'] ?? []) as JsonValue[]
  const meanings = (words['enumDescriptions'] ?? words['markdownEnumDescriptions'] ?? []) as string[]
  if (listed.length > 0)
    return listed.map((value, index) => ({ name: JSON.stringify(value), note: '', meaning: meanings[index] ?? '' }))
  if (tag !== undefined)
    return [...node.branches].map(([value, branch]) => ({
      name: `"${tag}": "${value}"`,
      note: '',
      meaning: describe(branch),
    }))
  const required = (schema['required'] ?? []) as string[]
  const keys = [...node.properties].filter(([key]) => key !== '$schema')
  const known = keys.map(([key, inner]) => ({
    name: key,
    note: [shortType(inner), ...(required.includes(key) ? ['required'] : []), ...valuesOf(inner)].join(', '),
    meaning: describe(inner),
  }))
  const own =
    node.values === undefined ? [] : [{ name: '<name>', note: shortType(node.values), meaning: describe(node.values) }]
  return [...known, ...own]
}

/** A longer enumeration is listed only where the key itself is explained. */
const mostValues = 8

/** The allowed values of a key, and its default. */
function valuesOf({ schema }: SchemaNode): string[] {
  const words = ((schema['enum'] ?? []) as JsonValue[]).map((value) => JSON.stringify(value))
  const listed = words.length > mostValues ? `one of ${words.length} words` : words.join(' | ')
  const usual = schema['default'] as JsonValue | undefined
  const isTelling = usual !== undefined && (typeof usual !== 'object' || usual === null)
  return [...(words.length === 0 ? [] : [listed]), ...(isTelling ? [`default ${JSON.stringify(usual)}`] : [])]
}

function shortType(node: SchemaNode): string {
  return typeWords(node).split(/[,;]/)[0] ?? ''
}

export function describe({ schema }: SchemaNode): string {
  return typeof schema['description'] === 'string' ? schema['description'] : ''
}

function fileOf({ file }: KeyPlace): (readonly [string, string])[] {
  if (file === undefined) return []
  return [['file', file === 'locale' ? 'locales/<language>.json' : `${file}.json`]]
}

/** Blocks and dialogs read their own props; for all other keys the schema names the reader. */
function readers({ nodes, reader }: KeyPlace): string {
  const parts = nodes
    .flatMap(withBranches)
    .map(partOf)
    .filter((part) => /^(block|dialog) /.test(part))
  const own = nodes.every((node) => /^src\/site\/(blocks|dialogs)\//.test(node.source)) ? [...new Set(parts)] : []
  return own.length > 0 ? own.join(', ') : (reader ?? 'every part')
}

function partOf({ source }: SchemaNode): string {
  const match = /^src\/site\/(block|dialog)s\/([^/]+)\//.exec(source)
  return match === null ? source : `${match[1] ?? ''} ${match[2] ?? ''}`
}
