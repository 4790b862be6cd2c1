import { writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Examiner } from '@/engine/checker/examine'
import { shownPath } from '@/engine/folder/merchants-root'
import { formatVersion } from '@/engine/format/format-json'
import { tagOf } from '@/engine/translation/language-tags'
import { sourceLanguage } from '@/engine/translation/text-sources'
import { textUnits } from '@/engine/translation/text-units'
import { translationRows, type TranslationRow } from '@/engine/translation/documents/translation-row'
import { writeCsv } from '@/engine/translation/documents/write-csv'
import { writeXliff } from '@/engine/translation/documents/write-xliff'
import { CommandError } from '@/tools/cli/command-error'
import { folderOf } from '@/tools/cli/verbs/folder-of'
import { readMerchants, type Format, type MerchantIo } from '@/tools/cli/merchant-io'
import { languageOfDocument, readTextFiles } from './text-languages'

interface ExportRequest {
  readonly file: string
  readonly language: string | undefined
  readonly format: Format
}

/** Writes the texts of a language for a translator. */
export function runTextExport(io: MerchantIo, code: string, { file, format, ...said }: ExportRequest): void {
  const kind = extname(file).toLowerCase()
  if (!['.xliff', '.xlf', '.csv'].includes(kind))
    throw new CommandError(`${file} says no format: its name must end in .xliff, .xlf or .csv`, 2)
  const set = readMerchants(io)
  const folder = folderOf(set, code)
  const { draft } = new Examiner(set.folders).examine(folder)
  const language = languageOfDocument(draft, file, said)
  const files = readTextFiles(draft.chain)
  const rows = translationRows(draft, language, textUnits(draft, language, files), files)
  if (rows.length === 0) {
    const template = draft.chain[1]?.code ?? code
    throw new CommandError(
      `${code} has no texts of its own: those of its template are exported by "texts ${template}"`,
      2,
    )
  }
  const original = shownPath(set.root, join(folder.path, `locales/${sourceLanguage}.json`))
  const head = { id: code, original, sourceTag: tagOf(draft, sourceLanguage), targetTag: tagOf(draft, language) }
  write(file, kind === '.csv' ? writeCsv(rows) : writeXliff(head, rows))
  const counts = { initial: countOf(rows, 'initial'), review: countOf(rows, 'needs review') }
  io.out(
    format === 'json'
      ? JSON.stringify({ formatVersion, language, file, total: rows.length, ...counts }, null, 2)
      : `written: ${file}: ${rows.length} texts of ${language}, ${counts.initial} to translate, ${counts.review} to look at again`,
  )
}

/** A file that is there may hold the work of a translator. */
function write(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx' })
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw new CommandError(`${file} is there already: choose another name, or remove it`, 2)
    throw new CommandError(`cannot write ${file} (${code})`, 2)
  }
}

function countOf(rows: readonly TranslationRow[], state: TranslationRow['state']): number {
  return rows.filter((row) => row.state === state).length
}
