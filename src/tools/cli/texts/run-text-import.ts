import { readFileSync, statSync } from 'node:fs'
import { Examiner } from '@/engine/checker/examine'
import { shownPath } from '@/engine/folder/merchants-root'
import { formatVersion, publicFields } from '@/engine/format/format-json'
import { formatPretty } from '@/engine/format/format-pretty'
import type { Draft } from '@/engine/merge/draft'
import { writeChanges } from '@/engine/migrate/write-changes'
import { DocumentError } from '@/engine/translation/documents/decode-document'
import { planTextImport, type TextImport } from '@/engine/translation/plan-text-import'
import { readDocument } from '@/engine/translation/documents/read-document'
import type { ReadTranslation } from '@/engine/translation/documents/read-translation'
import { sourceLanguage } from '@/engine/translation/text-sources'
import { CommandError } from '@/tools/cli/command-error'
import { folderOf } from '@/tools/cli/verbs/folder-of'
import { readMerchants, type Format, type MerchantIo } from '@/tools/cli/merchant-io'
import { languageOfDocument, readTextFiles } from './text-languages'
import { listed } from '@/tools/cli/listed'

interface ImportRequest {
  readonly file: string
  readonly language: string | undefined
  readonly format: Format
  readonly isDry: boolean
}

/** Takes the texts of a translator's document into a language. Returns the exit code. */
export function runTextImport(io: MerchantIo, code: string, { file, format, isDry, ...said }: ImportRequest): 0 | 1 {
  const set = readMerchants(io)
  const folder = folderOf(set, code)
  const { draft } = new Examiner(set.folders).examine(folder)
  const files = readTextFiles(draft.chain)
  const translations = read(file, draft)
  const language = languageOfDocument(draft, file, { ...said, tag: translations.find(({ tag }) => tag)?.tag })
  for (const each of [language, sourceLanguage])
    if (draft.unreadable.has(`locales/${each}`))
      throw new CommandError(`locales/${each}.json cannot be read: "check ${code}" says what is wrong with it`, 2)
  const plan = planTextImport({ set, folder, language, shown: file, translations, files })
  if (!isDry) write(plan)
  const { written, refused, unchanged, untranslated, diagnostics } = plan
  const paths = plan.files.map(({ path }) => shownPath(set.root, path))
  const isOffered = draft.isTemplate || draft.names.offered?.includes(language) === true
  io.out(
    format === 'json'
      ? JSON.stringify(
          {
            formatVersion,
            language,
            isDry,
            files: paths,
            written,
            refused,
            unchanged,
            untranslated,
            diagnostics: diagnostics.map(publicFields),
          },
          null,
          2,
        )
      : [
          ...(diagnostics.length === 0 ? [] : [formatPretty(diagnostics, { isColoured: io.isColoured }), '']),
          summary(plan, language, isDry),
          ...paths.map((path) => `${isDry ? 'would write' : 'written'}: ${path}`),
          ...(isOffered || written.length === 0
            ? []
            : [`${language} is not offered yet: add it to languages.order of site.json`]),
        ].join('\n'),
  )
  return diagnostics.some(({ severity }) => severity === 'error') || refused.length > 0 ? 1 : 0
}

function summary({ written, refused, unchanged, untranslated }: TextImport, language: string, isDry: boolean): string {
  const counts = [
    `${written.length} ${isDry ? 'would change' : 'changed'}`,
    `${unchanged} as they were`,
    ...(refused.length === 0 ? [] : [`${refused.length} not written (${listed(refused, 8)})`]),
    ...(untranslated.length === 0 ? [] : [`${untranslated.length} without a translation`]),
  ]
  return `texts of ${language}: ${counts.join(', ')}`
}

/** All texts in all languages of the template are a twentieth of it; 38 MB of XLIFF took minutes. */
const mostBytes = 32 * 1024 * 1024

/** Rounded up, so that what is barely too large does not look like the limit. */
function inMegabytes(bytes: number): number {
  return Math.ceil((bytes / 1024 / 1024) * 10) / 10
}

function read(file: string, draft: Draft): ReadTranslation[] {
  let bytes: Buffer
  try {
    const { size } = statSync(file)
    if (size > mostBytes)
      throw new CommandError(
        `${file} is too large: it has ${inMegabytes(size)} MB, and a document of texts at most ${inMegabytes(mostBytes)}`,
        2,
      )
    bytes = readFileSync(file)
  } catch (error) {
    if (error instanceof CommandError) throw error
    throw new CommandError(`cannot read ${file} (${(error as NodeJS.ErrnoException).code ?? String(error)})`, 2)
  }
  try {
    return readDocument(bytes, (key) => englishOf(draft, key))
  } catch (error) {
    if (error instanceof DocumentError) throw new CommandError(`${file} cannot be used: ${error.message}`, 2)
    throw error
  }
}

/** The English of a text, also of a form that English does not have. */
function englishOf({ texts }: Draft, key: string): string | undefined {
  return texts.written(sourceLanguage, key) ?? texts.written(sourceLanguage, key.replace(/_[a-z]+$/, '_other'))
}

function write({ files }: TextImport): void {
  try {
    writeChanges(files)
  } catch (error) {
    throw new CommandError(`nothing was written: ${(error as Error).message}`, 2)
  }
}
