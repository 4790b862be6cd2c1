import type { FileKey } from '@/engine/schema/config-files'
import { schemaAt, type SchemaNode } from '@/engine/schema/schema-node'
import { pagesByAddress } from '@/engine/names/page-addresses'
import { languagesMeant } from '@/engine/names/languages-meant'
import { oneOf } from '@/engine/names/one-of'
import { suggest } from '@/engine/names/suggest'
import { child, keysOf, valueAt, type JsonValue, type Path } from '@/contract/json/json-value'
import type { FileFinding, Check } from '@/engine/finding/check'
import { missingKey } from '@/engine/checks/schema/missing-key'

export const overrideUnknown: Check = {
  code: 'override-unknown',
  severity: 'error',
  docs: {
    what: 'An entry says only part of what an entry needs, as if to change one of the template, which has none of that name.',
    why: 'Nothing is changed, and half an entry can not be shown.',
    bad: { 'menus.json': '{ "side": { "items": { "hlep": { "icon": "star" } } } }' },
    good: { 'menus.json': '{ "side": { "items": { "help": { "icon": "star" } } } }' },
  },
}

type Ruled = FileFinding & { readonly check: Check }

/** Reports the misspelt name of an entry in place of the missing keys that follow from it. */
export function nameOverrides(findings: readonly Ruled[], layers: Layers): Ruled[] {
  const found = new Map<string, Ruled>()
  const others = findings.filter((finding) => {
    const entry = finding.check === missingKey ? misspeltEntry(finding.path, layers) : undefined
    if (entry !== undefined) found.set(entry.path.join('\n'), { ...entry, check: overrideUnknown })
    return entry === undefined
  })
  return [...others, ...found.values()]
}

interface Layers {
  readonly file: FileKey
  readonly schema: SchemaNode
  /** The merchant's own file. */
  readonly own: JsonValue | undefined
  /** The merged files of its templates. */
  readonly below: JsonValue | undefined
}

/**
 * The outermost entry around a place that is new in the merchant's own file and has a name similar to an inherited one.
 */
function misspeltEntry(place: Path, { file, schema, own, below }: Layers): FileFinding | undefined {
  for (let length = 1; length <= place.length; length++) {
    const path = place.slice(0, length)
    const key = String(path.at(-1))
    const holder = path.slice(0, -1)
    const map = schemaAt(schema, own, holder) ?? schemaAt(schema, below, holder)
    const siblings = valueAt(below, holder)
    if (valueAt(own, path) === undefined || child(siblings, key) !== undefined) continue
    const isEntry = map?.values !== undefined && !map.properties.has(key)
    const suggestions = isEntry ? entriesMeant(file, path, siblings, valueAt(own, holder)) : []
    if (suggestions.length > 0) return finding(file, path, suggestions)
    if (isEntry && file === 'features' && valueAt(own, [...path, 'meaning']) === undefined) return newFlag(path)
    if (isEntry && isSection(file, path) && valueAt(own, [...path, 'block']) === undefined)
      return newSection(path, keysOf(siblings))
  }
  return undefined
}

function entriesMeant(
  file: FileKey,
  path: Path,
  siblings: JsonValue | undefined,
  own: JsonValue | undefined,
): string[] {
  const key = String(path.at(-1))
  const free = unchanged(siblings, own)
  // A page has a name beside its address, and may be looked for by either.
  const address = file === 'routes' && path.length === 2 ? (child(child(own, key), 'path') ?? `/${key}`) : undefined
  const page = typeof address === 'string' ? pagesByAddress(siblings).get(address) : undefined
  if (page !== undefined) return [page]
  const isLanguage = file === 'site' && path[0] === 'languages'
  return isLanguage ? languagesMeant(key, siblings).filter((each) => free.includes(each)) : suggest(key, free)
}

function unchanged(inherited: JsonValue | undefined, own: JsonValue | undefined): string[] {
  return keysOf(inherited).filter((key) => child(own, key) === undefined)
}

function finding(file: FileKey, path: Path, suggestions: string[]): FileFinding {
  const key = String(path.at(-1))
  return {
    file,
    path,
    spot: 'key',
    message: `the template has no "${key}" to change, and this is no whole entry of its own`,
    expected: 'an entry of the template, or all that an entry needs',
    received: `"${key}"`,
    suggestions,
  }
}

const isSection = (file: FileKey, path: Path): boolean =>
  file === 'routes' && path.length === 4 && path[0] === 'pages' && path[2] === 'sections'

/** Sections of other pages have other names, so that none of them need be similar. */
function newSection(path: Path, known: readonly string[]): FileFinding | undefined {
  if (known.length === 0) return undefined
  const key = JSON.stringify(path.at(-1))
  return {
    file: 'routes',
    path,
    spot: 'key',
    message: `this page of the template has no section ${key} to change, and a section of your own says its "block"`,
    expected: `${oneOf(known, '')}, or "block"`,
    received: key,
  }
}

function newFlag(path: Path): FileFinding {
  const flag = String(path.at(-1))
  return {
    file: 'features',
    path,
    spot: 'key',
    message: `there is no flag "${flag}" to change, and a flag of your own says in "meaning" what is there when it is on`,
    expected: 'a flag of the template, or "meaning"',
    received: `"${flag}"`,
  }
}
