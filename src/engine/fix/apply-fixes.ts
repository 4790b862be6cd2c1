import type { Diagnostic, Fix } from '@/engine/finding/diagnostic'
import { offsetOf } from '@/engine/folder/text-range'
import { parseJsonFile, type JsonFile } from '@/engine/folder/json-file'
import type { MerchantSet } from '@/engine/folder/load-merchants'
import { shownPath } from '@/engine/folder/merchants-root'
import type { FileKey } from '@/engine/schema/config-files'

/** A file with the fixes of some of its problems. */
export interface Repair {
  readonly code: string
  readonly key: FileKey
  /** The path as shown to people. */
  readonly file: string
  readonly json: JsonFile
  /** Undefined when two fixes change the same place in different ways. */
  readonly text: string | undefined
  readonly repaired: readonly Diagnostic[]
}

/** The texts of the files in which these problems are fixed. */
export function repairsOf(set: MerchantSet, mendable: readonly Diagnostic[]): Repair[] {
  const named = new Set(mendable.map(({ file }) => file))
  return [...set.folders.values()].flatMap(({ code, files }) =>
    [...files].flatMap(([key, json]) => {
      const file = shownPath(set.root, json.path)
      if (!named.has(file)) return []
      const repaired = mendable.filter((each) => each.file === file)
      const fixes = repaired.flatMap((each) => each.fixes)
      return [{ code, key, file, json, text: applyFixes(json.text, fixes), repaired }]
    }),
  )
}

/** The text with the fixes applied; undefined when two of them change the same place in different ways. */
export function applyFixes(text: string, fixes: readonly Fix[]): string | undefined {
  const edits = [...new Map(fixes.map((fix) => [JSON.stringify(fix), fix])).values()]
    .map(({ range, text: replacement }) => ({
      start: offsetOf(text, range.start),
      end: offsetOf(text, range.end),
      replacement,
    }))
    .sort((a, b) => a.start - b.start)
  let result = ''
  let at = 0
  for (const { start, end, replacement } of edits) {
    if (start < at) return undefined
    result += text.slice(at, start) + replacement
    at = end
  }
  return result + text.slice(at)
}

/** The merchants with the texts of the repairs in memory. */
export function withTexts(set: MerchantSet, repairs: readonly Repair[]): MerchantSet {
  const folders = new Map(set.folders)
  for (const { code, key, json, text } of repairs) {
    const folder = folders.get(code)
    if (folder === undefined || text === undefined) continue
    folders.set(code, { ...folder, files: new Map(folder.files).set(key, parseJsonFile(json.path, text)) })
  }
  return { ...set, folders }
}
