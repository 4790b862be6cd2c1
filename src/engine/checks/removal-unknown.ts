import type { FileKey } from '@/engine/config-files'
import { suggest } from '@/engine/suggest'
import { child, isJsonObject, keysOf, type JsonValue, type Path } from '@/lib/json-value'
import type { FileFinding, Check } from './check'

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

/** Removals in a merchant's own file of what the files below it do not have. */
export function findUnknownRemovals({ file, own, below }: Layers): FileFinding[] {
  const found: FileFinding[] = []
  const path: string[] = []
  const visit = (value: JsonValue, inherited: JsonValue | undefined): void => {
    // An object over a list moves its entries: the check move-wrong is for those.
    if (!isJsonObject(value) || Array.isArray(inherited)) return
    for (const key of Object.keys(value)) {
      const each = value[key] as JsonValue
      const before = child(inherited, key)
      path.push(key)
      if (before !== undefined) visit(each, before)
      else if (removes(each)) found.push(finding(file, [...path], each, free(inherited, value)))
      path.pop()
    }
  }
  if (own !== undefined) visit(own, below)
  return found
}

/** Whether a value removes something: in what the template does not have, that is said once. */
function removes(value: JsonValue): boolean {
  return value === null || (isJsonObject(value) && Object.values(value).some(removes))
}

interface Layers {
  readonly file: FileKey
  /** The merchant's own file. */
  readonly own: JsonValue | undefined
  /** What its templates say. */
  readonly below: JsonValue | undefined
}

function free(inherited: JsonValue | undefined, own: JsonValue): string[] {
  return keysOf(inherited).filter((key) => child(own, key) === undefined)
}

function finding(file: FileKey, path: Path, value: JsonValue, candidates: string[]): FileFinding {
  const key = String(path.at(-1))
  return {
    file,
    path,
    spot: 'key',
    message: `the template has no "${key}" ${value === null ? 'to remove' : 'to remove something from'}`,
    expected: 'a key of the template',
    received: `"${key}"`,
    suggestions: suggest(key, candidates),
  }
}
