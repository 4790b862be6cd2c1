import { oneOf } from '@/engine/names/one-of'
import { configFiles } from '@/engine/schema/config-files'
import { schemaOf, type SchemaNode } from '@/engine/schema/schema-node'
import { suggest } from '@/engine/names/suggest'
import { conditionMeant } from './condition-words'
import { otherFile } from './other-file'
import { typeName } from './wrong-type'
import { child, keysOf, type JsonValue } from '@/contract/json/json-value'
import { isOwnBlock } from '@/engine/schema/part-path'
import { centreAt, otherCentre, panelsKey } from '@/engine/checks/menus/centre-panels'
import type { Finding } from '@/engine/finding/check'
import type { Mistake, SchemaCheck } from '@/engine/checks/check-kinds'

export const unknownKey = {
  code: 'unknown-key',
  severity: 'error',
  docs: {
    what: 'The schema has no such key at this place.',
    why: 'A key that is accepted must change something; this one would change nothing.',
    fix: 'writes the key that was meant, where there is one alone and it differs in case and separators or in one letter, never in a digit.',
    bad: { 'menus.json': '{ "side": { "items": { "home": { "lable": "nav.home" } } } }' },
    good: { 'menus.json': '{ "side": { "items": { "home": { "label": "nav.home" } } } }' },
  },
  keywords: ['additionalProperties', 'propertyNames'],
  applies: ({ error, node }) => error.keyword === 'additionalProperties' || entryNames(node) !== undefined,
  explain({ error, path, node, value }) {
    const key = String(error.params['additionalProperty'] ?? error.params['propertyName'])
    const known = entryNames(node) ?? [...(node?.properties.keys() ?? [])]
    const allowed = known.filter((each) => each !== '$schema' && !isOwnBlock(each))
    // A key already present may be inherited: then the unknown key was meant to override it.
    const free = known.filter((each) => child(value, each) === undefined)
    const word = conditionMeant(key, node)
    const alike = word === undefined ? suggest(key, [...free, ...known]) : [word]
    const { says: reason, meant: instead } = elsewhereOf(key, node)
    const meant = instead === undefined ? alike : [instead]
    const here = reason ?? belonging(key, node, child(value, key))
    const elsewhere = here === '' ? otherFile(key, path, node, child(value, key)) : ''
    return {
      path: [...path, key],
      spot: 'key',
      message: `no key "${key}" here${elsewhere === '' ? here : `: it belongs ${elsewhere}`}`,
      expected: elsewhere === '' ? oneOf(allowed, 'no key at all') : `"${key}" ${elsewhere}`,
      received: `"${key}"`,
      suggestions: elsewhere === '' && reason === undefined ? meant : [],
    }
  },
} satisfies SchemaCheck

interface Elsewhere {
  readonly keys: readonly string[]
  /** Why none of the keys stands here. */
  readonly says?: string
  /** The key that is called so elsewhere. */
  readonly meant?: string
}

/** What the schema says of a key that people look for at this place and that it does not have (`x-elsewhere`). */
function elsewhereOf(key: string, node: SchemaNode | undefined): Pick<Elsewhere, 'says' | 'meant'> {
  const entries = (node?.schema['x-elsewhere'] ?? []) as readonly Elsewhere[]
  const { says, meant } = entries.find(({ keys }) => keys.some((each) => plainKey(each) === plainKey(key))) ?? {}
  return { ...(says !== undefined && { says: `: ${says}` }), ...(meant !== undefined && { meant }) }
}

function plainKey(key: string): string {
  return key.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** Where the key belongs beside its place: in a file of its own, under a key of this object, or in the other centre. */
function belonging(key: string, node: SchemaNode | undefined, value: JsonValue | undefined): string {
  // A field of a form: "messages" has keys of these names, for what is said when the rule is broken.
  if (node?.properties.has('rule') === true && node.properties.has('messages') && ruleKeys.has(key))
    return ': what a field takes is said by the rules of the server, for the sandbox by "registerRules" under "sandbox" in site.json'
  if (node === schemaOf('site') && configFiles.some((file) => file === key))
    return `: it has a file of its own, ${key}.json`
  const centre = otherCentre(key, centreAt(node?.source))
  const holders = [...(node?.properties ?? [])].filter(([, inner]) => takes(inner.properties.get(key), value))
  const holder = centre === undefined ? holders[0]?.[0] : panelsKey(centre)
  return holder === undefined || (centre === undefined && holders.length > 1) ? '' : `: it belongs under "${holder}"`
}

const ruleKeys: ReadonlySet<string> = new Set([
  ...['minLength', 'maxLength', 'min', 'max', 'minimum', 'maximum', 'pattern', 'regex', 'length'],
])

/** Whether a value of this type may stand at a place. */
function takes(node: SchemaNode | undefined, value: JsonValue | undefined): boolean {
  const types = [node?.schema['type'] ?? []].flat() as string[]
  const type = typeName(value)
  return (
    node !== undefined &&
    (types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number')))
  )
}

/** The allowed names of a map with a fixed set of keys. */
function entryNames(node: SchemaNode | undefined): readonly string[] | undefined {
  return (node?.schema['propertyNames'] as { enum?: readonly string[] } | undefined)?.enum
}

/** The key that was probably meant as the missing discriminator of a union. */
export function misspeltTag({ path, node, value }: Mistake, tag: string): Finding | undefined {
  const known = new Set([...(node?.branches.values() ?? [])].flatMap((branch) => [...branch.properties.keys()]))
  const key = keysOf(value).find((each) => !known.has(each) && suggest(each, [tag]).length > 0)
  if (key === undefined) return undefined
  return {
    path: [...path, key],
    spot: 'key',
    message: `no key "${key}" here: "${tag}" is missing`,
    expected: `"${tag}"`,
    received: `"${key}"`,
    suggestions: [tag],
  }
}
