import { oneOf } from '@/engine/names/one-of'
import type { Finding } from '@/engine/finding/check'
import { languagesMeant } from '@/engine/names/languages-meant'
import { suggest } from '@/engine/names/suggest'
import { child, isJsonObject, keysOf, type JsonValue } from '@/contract/json/json-value'
import type { Reference } from '@/engine/names/reference'
import type { ReferenceCheck } from '@/engine/checks/check-kinds'

/** The map whose entries each kind of name refers to. */
export const entryMaps: Readonly<Record<string, string>> = { item: 'items', section: 'sections', field: 'fields' }

export const entryUnknown: ReferenceCheck = {
  code: 'entry-unknown',
  severity: 'error',
  docs: {
    what: 'The name is no entry of the map beside it.',
    why: 'Nothing would be shown at this position.',
    fix: 'writes the entry that was meant, where there is one alone and it differs in case and separators or in one letter, never in a digit.',
    bad: { 'menus.json': '{ "side": { "order": ["home", "hepl"] } }' },
    good: { 'menus.json': '{ "side": { "order": ["home", "help"] } }' },
  },
  refs: Object.keys(entryMaps),
  inspect(reference) {
    if (namesEntry(reference)) return []
    const { kind, value, parents } = reference
    const map = entryMaps[kind] as string
    const known = nearest(map, parents)
    const entries = keysOf(known)
    if (isLanguage(reference)) return [unknownLanguage(value, known)]
    const message = `no entry "${value}" in "${map}"`
    const called = entries.filter((entry) => child(child(known, entry), 'name') === value)
    const suggestions = called.length > 0 ? called : suggest(value, entries)
    return [{ message, expected: oneOf(entries, `an entry in "${map}"`), suggestions }]
  },
}

/** Whether the name stands in the order of the languages of site.json. */
function isLanguage({ path }: Reference): boolean {
  return path[0] === 'languages'
}

function unknownLanguage(
  code: string,
  items: JsonValue | undefined,
): Pick<Finding, 'message' | 'expected' | 'suggestions'> {
  const suggestions = languagesMeant(code, items)
  const hint = suggestions.length > 0 ? '' : ', where each has its "locale" and its "label"'
  const message = `no language "${code}" in "items"${hint}`
  return { message, expected: oneOf(keysOf(items), 'a language in "items"'), suggestions }
}

export function namesEntry({ kind, value, parents }: Reference): boolean {
  const known = nearest(entryMaps[kind] as string, parents)
  return isJsonObject(known) && child(known, value) !== undefined
}

function nearest(map: string, parents: readonly JsonValue[]): JsonValue | undefined {
  const holder = parents.findLast((parent) => child(parent, map) !== undefined)
  return child(holder, map)
}
