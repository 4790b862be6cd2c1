import { existsSync, readFileSync } from 'node:fs'
import { Command, Option } from 'commander'
import { Examiner } from '@/engine/checker/examine'
import { formatVersion } from '@/engine/format/format-json'
import { writeChanges } from '@/engine/migrate/write-changes'
import { shownPath } from '@/engine/folder/merchants-root'
import { sourcesPath } from '@/engine/translation/read-unit-files'
import { sourceLanguage } from '@/engine/translation/text-sources'
import { textUnits } from '@/engine/translation/text-units'
import { languageReport, type LanguageReport } from '@/engine/translation/translation-report'
import { CommandError } from '@/tools/cli/command-error'
import { folderOf } from '@/tools/cli/verbs/folder-of'
import { readTextFiles } from './text-languages'
import { outputFormats, readMerchants, type Format, type MerchantVerb } from '@/tools/cli/merchant-io'

interface Options {
  readonly language?: string
  readonly accept?: true
  readonly export?: string
  readonly import?: string
  readonly dryRun?: true
  readonly format: Format
}

export const textsVerb: MerchantVerb = (io, exit) => {
  return new Command('texts')
    .summary('say what is left to translate, and bring it to translators and back')
    .description(
      'Says which texts of a merchant are missing in a language, empty, equal to the English or made from an English that has changed, by part. ' +
        "Writes a language as XLIFF 2.1 or CSV for a translator's program, and takes in what comes back.",
    )
    .argument('<code>', 'the merchant')
    .addOption(
      new Option('--language <code>', 'one language alone (default: all that the merchant offers or has texts in)'),
    )
    .addOption(
      new Option('--export <file>', 'write one language for a translator: .xliff, .xlf or .csv').conflicts(['accept']),
    )
    .addOption(
      new Option('--import <file>', "take in a translator's XLIFF (1.2, 2.0, 2.1) or CSV").conflicts([
        'accept',
        'export',
      ]),
    )
    .addOption(new Option('--dry-run', 'with --import: say what would be written, and write nothing'))
    .addOption(new Option('--accept', 'note that the texts of now are made from the English of now'))
    .addOption(new Option('--format <format>', 'how to print').choices(outputFormats).default('pretty'))
    .addHelpText('after', help)
    .action(async (code: string, { language, accept, format, ...options }: Options) => {
      if (options.dryRun === true && options.import === undefined)
        throw new CommandError('--dry-run goes with --import', 2)
      if (options.export !== undefined) {
        const { runTextExport } = await import('./run-text-export')
        return runTextExport(io, code, { file: options.export, language, format })
      }
      if (options.import !== undefined) {
        const { runTextImport } = await import('./run-text-import')
        return exit(runTextImport(io, code, { file: options.import, language, format, isDry: options.dryRun === true }))
      }
      const set = readMerchants(io)
      const folder = folderOf(set, code)
      const { draft } = new Examiner(set.folders).examine(folder)
      const files = readTextFiles(draft.chain)
      // Where that cannot be known, all are asked for.
      const offered = draft.names.offered ?? draft.texts.keys()
      // A language that is offered and has no file yet lacks every text.
      const known = [...new Set([...draft.texts.keys(), ...offered])].filter((each) => each !== sourceLanguage)
      const described = draft.names.languages ?? []
      const asked = [...known, ...described].find((each) => each.toLowerCase() === language?.toLowerCase())
      if (language !== undefined && asked === undefined)
        throw new CommandError(`no texts in "${language}": there are ${known.join(', ')}`, 2)
      // A brand is not asked for those of its template's languages that are no concern of its own.
      const isOurs = (each: string) => draft.isTemplate || offered.includes(each) || draft.texts.own.has(each)
      const languages = asked === undefined ? known.filter(isOurs) : [asked]
      const units = new Map(languages.map((each) => [each, textUnits(draft, each, files)] as const))
      if (accept === true) {
        for (const [each, all] of units)
          for (const { state, asked, hash } of all)
            if (state !== 'missing' && state !== 'empty') files.sources.note(each, asked, hash)
        const path = sourcesPath(folder)
        const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined
        writeChanges([{ merchant: code, path, before, after: files.sources.text() }])
        io.out(`written: ${shownPath(set.root, path)}`)
        return
      }
      const reports = [...units].map(([each, all]) => languageReport(each, all))
      io.out(
        format === 'json'
          ? JSON.stringify({ formatVersion, reports }, null, 2)
          : inWords(reports) || `nothing to translate: ${code} offers ${offered.join(' and ')} alone`,
      )
      if (reports.some(({ units: open }) => open.length > 0)) exit(1)
    })
}

const help = `
Examples:
  npm run merchant -- texts base
  npm run merchant -- texts base --language VI --format json
  npm run merchant -- texts base --language VI --accept
  npm run merchant -- texts acme --export th.xliff
  npm run merchant -- texts acme --language TH --export for-somchai.csv
  npm run merchant -- texts acme --import th.xliff --dry-run

The language of --export and --import is the one of --language, or that which the file is named after (th.xliff,
PT-BR.csv), or that which the document itself names. merchants/TRANSLATING.md is for the translator.

Exit codes:
  0  all is translated; written
  1  something is left to translate; with --import, something was not written, and all that is right was
  2  there is no such merchant or language, or it could not run`

function inWords(reports: readonly LanguageReport[]): string {
  return reports
    .map(({ language, total, open, parts, units }) => {
      if (units.length === 0) return `${language}  ${total} texts, all translated`
      const states = Object.entries(open).map(([state, count]) => `${count} ${state}`)
      const where = Object.entries(parts).map(([part, count]) => `${part} ${count}`)
      return `${language}  ${total} texts: ${states.join(', ')}\n    ${where.join(', ')}`
    })
    .join('\n')
}
