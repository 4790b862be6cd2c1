import { join } from 'node:path'
import { Examiner, type Examination } from '@/engine/checker/examine'
import { placeholderDiffers } from '@/engine/checks/texts/placeholder-checks'
import { isGarbled, textGarbled } from '@/engine/checks/texts/text-garbled'
import { textLeftover } from '@/engine/checks/texts/text-leftover'
import { textUntranslated } from '@/engine/checks/translation/text-untranslated'
import type { Check, CheckFinding } from '@/engine/finding/check'
import { parseJsonFile } from '@/engine/folder/json-file'
import { isLocaleFile, languageOf } from '@/engine/schema/config-files'
import { catalogueText } from './catalogue-text'
import type { ImportReport } from './import-report'
import type { Change, ImportRequest } from './import-request'

/**
 * Warnings of `check` for which a text of a translator is not written: it lacks what is filled in, or holds what no
 * player is to read, such as marks that turn the direction of what follows.
 */
const refusedWarnings: ReadonlySet<Check> = new Set([placeholderDiffers, textLeftover])

/** Whether a text with such a finding is left out of what is written. */
function isRefused(check: Check): boolean {
  return check.severity === 'error' || refusedWarnings.has(check)
}

/** Takes out the changes that `check` would refuse, and returns their keys. */
export function removeRefused(
  request: ImportRequest,
  before: Examination,
  changes: Map<string, Change>,
  report: ImportReport,
): string[] {
  const refused: string[] = []
  const known = new Set(before.findings.map(signatureOf))
  // With one text taken out, a mistake of another may show.
  for (;;) {
    if (changes.size === 0) return refused
    const { findings } = examined(request, withChanges(request, before, changes))
    const found = findings.flatMap((finding) => {
      const key = keyAt(finding, request.language, changes)
      return key === undefined || known.has(signatureOf(finding)) ? [] : [{ key, finding }]
    })
    const wrong = found.filter(({ finding }) => isRefused(finding.check))
    for (const { key, finding } of wrong.length > 0 ? wrong : found)
      report.finding(key, changes.get(key)?.read, finding, wrong.length > 0)
    if (wrong.length === 0) return refused
    const keys = new Set(wrong.map(({ key }) => key))
    // It is told once, for a whole file.
    if (wrong.some(({ finding }) => finding.check === textGarbled))
      for (const [key, { text }] of changes) if (isGarbled(text)) keys.add(key)
    for (const key of keys) changes.delete(key)
    refused.push(...keys)
  }
}

/**
 * The changed text that a finding is about. One in another language is about the changed text too, which holds a
 * placeholder that all others lack.
 */
function keyAt(
  { check, file, path: [key] }: CheckFinding,
  language: string,
  changes: ReadonlyMap<string, Change>,
): string | undefined {
  if (typeof key !== 'string' || check === textUntranslated || !isLocaleFile(file)) return undefined
  if (changes.has(key)) return key
  return languageOf(file) === language
    ? undefined
    : [...changes.values()].find(({ unit }) => key === unit.asked)?.unit.key
}

function examined({ set, folder, language }: ImportRequest, text: string): Examination {
  const key = `locales/${language}` as const
  const path = folder.files.get(key)?.path ?? join(folder.path, `${key}.json`)
  const changed = { ...folder, files: new Map(folder.files).set(key, parseJsonFile(path, text)) }
  return new Examiner(new Map(set.folders).set(folder.code, changed), undefined, set.today).examine(changed)
}

/** The file of the language with the changes in it. */
export function withChanges(
  { folder, language }: ImportRequest,
  { draft }: Examination,
  changes: ReadonlyMap<string, Change>,
): string {
  const texts = new Map([...changes].map(([key, { text }]) => [key, text]))
  return catalogueText(draft.texts, language, folder.files.get(`locales/${language}`)?.value, texts)
}

function signatureOf({ check, file, path, message, received }: CheckFinding): string {
  return [check.code, file, path.join('/'), message, received].join('\n')
}
