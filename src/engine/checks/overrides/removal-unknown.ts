import type { FileKey } from '@/engine/schema/config-files'
import { suggest } from '@/engine/names/suggest'
import { toPointer } from '@/contract/json/json-pointer'
import { child, isJsonObject, keysOf, quote, type JsonValue, type Path } from '@/contract/json/json-value'
import type { FileFinding, Check } from '@/engine/finding/check'

export const removalUnknown: Check = {
  code: 'removal-unknown',
  severity: 'error',
  docs: {
    what: 'A null stands where the template has nothing to remove.',
    why: 'It changes nothing; most likely the key is misspelt and what was to go is still there.',
    bad: { 'menus.json': '{ "side": { "items": { "hlep": null }, "order": ["home", "login"] } }' },
    good: { 'menus.json': '{ "side": { "items": { "help": null }, "order": ["home", "login"] } }' },
  },
}

/** Finds removals in a merchant's own file of something the layers below it do not have. */
export function findUnknownRemovals({ file, own, below }: Layers): FileFinding[] {
  const found: FileFinding[] = []
  const path: string[] = []
  const visit = (value: JsonValue, inherited: JsonValue | undefined): void => {
    // An object over a list moves its items: the check move-wrong handles those.
    if (!isJsonObject(value) || Array.isArray(inherited)) return
    for (const key of Object.keys(value)) {
      const each = value[key] as JsonValue
      const before = child(inherited, key)
      path.push(key)
      if (before !== undefined) visit(each, before)
      else if (removes(each))
        found.push(atRemoval(finding(file, [...path], each, { candidates: free(inherited, value), below }), each))
      path.pop()
    }
  }
  if (own !== undefined) visit(own, below)
  return found
}

/** Whether a value contains a removal; several in one value get a single finding. */
function removes(value: JsonValue): boolean {
  return value === null || (isJsonObject(value) && Object.values(value).some(removes))
}

/** Where the outer key is no slip, and one null alone stands within it, that null is what does nothing. */
function atRemoval(outer: FileFinding, value: JsonValue): FileFinding {
  const inner = (outer.suggestions ?? []).length > 0 ? [] : onlyRemoval(value)
  if (inner.length === 0) return outer
  const path = [...outer.path, ...inner]
  return { ...outer, path, message: `the template has no "${path.join('.')}" to remove`, received: quote(path.at(-1)) }
}

/** The keys that lead to the only null within a value; empty when there are more of them, or none within it. */
function onlyRemoval(value: JsonValue): string[] {
  const [first, ...others] = isJsonObject(value) ? Object.entries(value).filter(([, each]) => removes(each)) : []
  return first === undefined || others.length > 0 ? [] : [first[0], ...onlyRemoval(first[1])]
}

interface Layers {
  readonly file: FileKey
  /** The merchant's own file. */
  readonly own: JsonValue | undefined
  /** The merged files of its templates. */
  readonly below: JsonValue | undefined
}

function free(inherited: JsonValue | undefined, own: JsonValue): string[] {
  return keysOf(inherited).filter((key) => child(own, key) === undefined)
}

/** The location nearest to the root where the file has the key that was written in another place. */
function elsewhere(key: string, below: JsonValue | undefined): Path | undefined {
  let level: (readonly [Path, JsonValue])[] = below === undefined ? [] : [[[], below]]
  while (level.length > 0) {
    const found = level.find(([, value]) => isJsonObject(value) && child(value, key) !== undefined)
    if (found !== undefined) return [...found[0], key]
    level = level.flatMap(([path, value]) =>
      isJsonObject(value) ? keysOf(value).map((each) => [[...path, each], value[each] as JsonValue] as const) : [],
    )
  }
  return undefined
}

interface Template {
  /** Similar keys beside it that may have been meant. */
  readonly candidates: string[]
  readonly below: JsonValue | undefined
}

function finding(file: FileKey, path: Path, value: JsonValue, { candidates, below }: Template): FileFinding {
  const key = String(path.at(-1))
  const suggestions = suggest(key, candidates)
  const place = suggestions.length === 0 ? elsewhere(key, below) : undefined
  return {
    file,
    path,
    spot: 'key',
    message: `the template has no "${key}" ${value === null ? 'to remove' : 'to remove something from'}${place === undefined ? '' : ` here: its own is ${toPointer(place)}`}`,
    expected: 'a key of the template',
    received: `"${key}"`,
    suggestions,
  }
}
