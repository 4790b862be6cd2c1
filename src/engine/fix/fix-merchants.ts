import { AssetFiles } from '@/engine/folder/asset-files'
import { checkLoaded, type CheckedMerchants } from '@/engine/checker/check-merchants'
import { syntaxError } from '@/engine/checks/files/syntax-error'
import { comment } from '@/engine/folder/faults/find-syntax-errors'
import type { FileKey } from '@/engine/schema/config-files'
import type { Diagnostic, Fix, Range } from '@/engine/finding/diagnostic'
import { parseJsonFile, type JsonFile } from '@/engine/folder/json-file'
import type { MerchantSet } from '@/engine/folder/load-merchants'
import { shownPath } from '@/engine/folder/merchants-root'
import type { FileChange } from '@/engine/migrate/draft-folder'
import { offsetOf } from '@/engine/folder/text-range'

/** A file changed by autofixes. */
export interface FixedFile extends FileChange {
  /** The path as shown to people. */
  readonly file: string
  /** How many problems are fixed. */
  readonly count: number
  /** The comments that are removed, as written. */
  readonly comments: readonly string[]
}

export interface FixedMerchants {
  readonly files: readonly FixedFile[]
  /** Files left unchanged because two fixes conflict. */
  readonly unsure: readonly string[]
  /** The result of the check after the fixes. */
  readonly checked: CheckedMerchants
}

/**
 * A fix may reveal a problem that another mistake hid. More rounds than this would mean two fixes undoing each other.
 */
const mostRounds = 10

/** Applies the safe fixes until none are left. Writes nothing to disk. */
export function fixMerchants(set: MerchantSet, codes?: readonly string[]): FixedMerchants {
  const fixed = new Map<string, FixedFile>()
  const unsure = new Set<string>()
  const assets = new AssetFiles()
  let current = set
  let checked = checkLoaded(current, codes, assets)
  for (let round = 0; round < mostRounds; round++) {
    const repairs = repairsOf(current, checked.diagnostics, unsure)
    if (repairs.length === 0) break
    for (const { file, text, json, count, comments, code } of repairs) {
      const start = { merchant: code, path: json.path, file, before: json.text, count: 0, comments: [] }
      const known = fixed.get(file) ?? start
      const all = [...known.comments, ...comments]
      fixed.set(file, { ...known, after: text, count: known.count + count, comments: all })
    }
    current = withTexts(current, repairs)
    checked = checkLoaded(current, codes, assets)
  }
  return { files: [...fixed.values()], unsure: [...unsure], checked }
}

interface Repair {
  readonly code: string
  readonly key: FileKey
  readonly file: string
  readonly json: JsonFile
  readonly text: string
  readonly count: number
  readonly comments: readonly string[]
}

function repairsOf(set: MerchantSet, diagnostics: readonly Diagnostic[], unsure: Set<string>): Repair[] {
  const mendable = diagnostics.filter(({ fixes }) => fixes.length > 0)
  const named = new Set(mendable.map(({ file }) => file))
  return [...set.folders.values()].flatMap(({ code, files }) =>
    [...files].flatMap(([key, json]) => {
      const file = shownPath(set.root, json.path)
      if (!named.has(file)) return []
      const own = mendable.filter((each) => each.file === file)
      const text = applyFixes(
        json.text,
        own.flatMap(({ fixes }) => fixes),
      )
      if (text === undefined) unsure.add(file)
      const comments = own.filter(isComment).map(({ range }) => textIn(json.text, range))
      return text === undefined || text === json.text
        ? []
        : [{ code, key, file, json, text, count: own.length, comments }]
    }),
  )
}

function isComment({ code, received }: Diagnostic): boolean {
  return code === syntaxError.code && received === comment
}

function textIn(text: string, { start, end }: Range): string {
  return text.slice(offsetOf(text, start), offsetOf(text, end)).trim()
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

function withTexts(set: MerchantSet, repairs: readonly Repair[]): MerchantSet {
  const folders = new Map(set.folders)
  for (const { code, key, json, text } of repairs) {
    const folder = folders.get(code)
    if (folder === undefined) continue
    folders.set(code, { ...folder, files: new Map(folder.files).set(key, parseJsonFile(json.path, text)) })
  }
  return { ...set, folders }
}
