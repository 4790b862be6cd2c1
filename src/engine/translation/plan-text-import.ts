import { join } from 'node:path'
import { existsSync, readFileSync } from 'node:fs'
import { Examiner } from '@/engine/checker/examine'
import type { Diagnostic } from '@/engine/finding/diagnostic'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import type { FileChange } from '@/engine/migrate/draft-folder'
import { ImportReport, isOlder } from './import-report'
import type { Change, ImportRequest } from './import-request'
import { noteSources } from './note-sources'
import { removeRefused, withChanges } from './refused-changes'
import { sourcesPath } from './read-unit-files'
import type { ReadTranslation } from '@/engine/translation/documents/read-translation'
import { strayPiece } from './stray-piece'
import { everyTextUnit, holdsWords, type TextUnit } from './text-units'

export interface TextImport {
  /** The files that change: the language's texts, and from which English they were made. */
  readonly files: readonly FileChange[]
  readonly diagnostics: readonly Diagnostic[]
  /** Keys of the texts that are written, and of those that are not because something is wrong with them. */
  readonly written: readonly string[]
  readonly refused: readonly string[]
  /** How many texts came back as they are. */
  readonly unchanged: number
  /** Keys of the texts that have no translation yet, neither in the document nor here. */
  readonly untranslated: readonly string[]
}

/** What the texts of a document would make of a language. Writes nothing. */
export function planTextImport(request: ImportRequest): TextImport {
  const { set, folder, language, translations, files } = request
  const examination = new Examiner(set.folders, undefined, set.today).examine(folder)
  const units = new Map(everyTextUnit(examination.draft, language, files).map((unit) => [unit.key, unit]))
  const report = new ImportReport(request, examination.draft, units)
  const changes = new Map<string, Change>()
  const accepted = new Map<string, ReadTranslation>()
  const untranslated = new Map<string, ReadTranslation>()
  const emptied = new Map<string, ReadTranslation>()
  let unchanged = 0
  for (const [key, read] of byKey(report.inLanguage(translations), units, report)) {
    const unit = units.get(key)
    if (unit === undefined) report.unknown(key, read)
    else if (read.target === undefined || isUntranslated(unit, read.target, read.isDone)) {
      if (unit.target === undefined) untranslated.set(key, read)
      else emptied.set(key, read)
    } else {
      const text = withEndsOf(unit.source, read.target)
      const older = isOlder(read, unit)
      const stray = strayPiece(text, unit.source)
      if (text === unit.target) {
        unchanged++
        if (read.isDone === true && !older) accepted.set(key, read)
      } else if (read.unknownCode !== undefined) report.unknownCode(unit, read, read.unknownCode)
      else if (stray !== undefined) report.stray(unit, read, stray)
      else if (older && files.sources.isFrom(language, unit.asked, unit.hash) === true) report.outdated(unit, read)
      else changes.set(key, { unit, read, text })
    }
  }
  const refused = removeRefused(request, examination, changes, report)
  for (const [key, { read }] of changes) accepted.set(key, read)
  for (const [key, read] of accepted) report.older(units.get(key), read)
  report.untranslated(untranslated)
  report.empty(emptied)
  const path = folder.files.get(`locales/${language}`)?.path ?? join(folder.path, `locales/${language}.json`)
  const catalogue = changes.size === 0 ? [] : [fileChange(folder, path, withChanges(request, examination, changes))]
  noteSources(request, examination, accepted, units)
  const sources = fileChange(folder, sourcesPath(folder), files.sources.text())
  return {
    files: [...catalogue, ...(accepted.size === 0 || sources.before === sources.after ? [] : [sources])],
    diagnostics: report.diagnostics(),
    written: [...changes.keys()],
    refused: [...report.refused, ...refused],
    unchanged,
    untranslated: [...untranslated.keys()],
  }
}

/** The texts of the document by their keys; of one that stands twice, the last. */
function byKey(
  translations: readonly ReadTranslation[],
  units: ReadonlyMap<string, TextUnit>,
  report: ImportReport,
): Map<string, ReadTranslation> {
  const found = new Map<string, ReadTranslation>()
  for (const read of translations) {
    const key = read.names.find((name) => units.has(name)) ?? read.names[0] ?? ''
    const before = found.get(key)
    if (before !== undefined && before.target !== read.target) report.twice(key, read)
    found.set(key, read)
  }
  return found
}

/**
 * Whether a target is none: it is blank, or the English, which tools put there until somebody translates it. A name may
 * be the same, and what the translator says is done.
 */
function isUntranslated({ source, note }: TextUnit, target: string, isDone: boolean | undefined): boolean {
  if (target.trim() === '') return true
  return target.trim() === source.trim() && holdsWords(source) && note?.same !== true && isDone !== true
}

/** Blanks at the ends are those of the English: tools put line breaks there. */
function withEndsOf(source: string, target: string): string {
  const [start = ''] = /^\s*/.exec(source) ?? []
  const [end = ''] = /\s*$/.exec(source) ?? []
  return start + target.trim() + end
}

function fileChange({ code }: MerchantFolder, path: string, after: string): FileChange {
  return { merchant: code, path, before: existsSync(path) ? readFileSync(path, 'utf8') : undefined, after }
}
