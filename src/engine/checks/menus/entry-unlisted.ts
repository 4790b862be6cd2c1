import type { FileKey } from '@/engine/schema/config-files'
import { memoiseByFile } from '@/engine/memo/memoise-by-file'
import { filesWith } from '@/engine/schema/files-with-keys'
import { listedEntries, orderKeys } from '@/contract/json/listed-entries'
import { child, isJsonObject, keysOf, type JsonValue, type Path } from '@/contract/json/json-value'
import type { FileFinding } from '@/engine/finding/check'
import { entryMaps } from './entry-unknown'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const entry = '{ "label": "nav.help", "action": { "action": "signOut" } }'

export const entryUnlisted: MerchantCheck = {
  code: 'entry-unlisted',
  severity: 'warning',
  docs: {
    what: 'A brand writes an entry that the list "order" beside it does not name: a section, a menu entry, a banner, a field, a language. Or it empties that list.',
    why: 'What no order names is not shown. Add its name to the order, or take the entry out with null.',
    bad: { 'menus.json': `{ "side": { "items": { "leave": ${entry} } } }` },
    good: { 'menus.json': `{ "side": { "items": { "leave": ${entry} }, "order": ["home", "help", "leave"] } }` },
  },
  inspect({ chain, isTemplate, isComplete, config }) {
    // A template may leave entries unlisted for its brands to use.
    if (isTemplate || !isComplete) return []
    return ordered.flatMap((file) => unlisted(chain[0]?.files.get(file)?.value, config[file], file))
  },
}

const ordered = filesWith(orderKeys)
const maps = Object.values(entryMaps)

/** `root`: the merchant's own file; `whole`: the merged file. */
const unlisted = memoiseByFile((root, whole, file: FileKey): FileFinding[] => {
  const found: FileFinding[] = []
  const path: string[] = []
  const visit = (own: JsonValue | undefined, merged: JsonValue | undefined): void => {
    if (!isJsonObject(own) || !isJsonObject(merged)) return
    const listed = listedEntries(merged)
    const isEmptied = listed?.length === 0 && Array.isArray(own['order'])
    const all = maps.flatMap((map) => keysOf(child(merged, map)))
    if (isEmptied && all.length > 0) found.push(emptied(file, [...path, 'order'], all))
    else if (listed !== undefined)
      for (const map of maps)
        for (const name of left(child(own, map), child(merged, map), listed))
          found.push(finding(file, [...path, map], name))
    for (const key of Object.keys(own)) {
      path.push(key)
      visit(own[key], child(merged, key))
      path.pop()
    }
  }
  visit(root, whole)
  return found
})

/** Own entries missing from the order. If the order names an unknown entry, that is the mistake to report instead. */
function left(own: JsonValue | undefined, merged: JsonValue | undefined, order: readonly JsonValue[]): string[] {
  if (!isJsonObject(own)) return []
  const isClear = order.every((name) => typeof name === 'string' && child(merged, name) !== undefined)
  if (!isClear) return []
  return keysOf(own).filter((name) => isJsonObject(child(own, name)) && !order.includes(name))
}

function finding(file: FileKey, map: Path, name: string): FileFinding {
  return {
    file,
    path: [...map, name],
    spot: 'key',
    message: `"${name}" is not shown: the order beside "${String(map.at(-1))}" does not name it`,
    expected: `"${name}" in "order"`,
    received: `"${name}"`,
  }
}

function emptied(file: FileKey, path: Path, all: readonly string[]): FileFinding {
  return {
    file,
    path,
    spot: 'value',
    message: `nothing is shown here: the order is empty, and there are ${all.join(', ')}`,
    expected: 'the names of what is shown, in order',
    received: '[]',
  }
}
