import { existsSync, readFileSync } from 'node:fs'
import { Command, Option } from 'commander'
import { Examiner } from '@/engine/checker/examine'
import { formatVersion } from '@/engine/format/format-json'
import { writeChanges } from '@/engine/migrate/write-changes'
import { shownPath } from '@/engine/folder/merchants-root'
import { readUnitFiles, sourcesPath } from '@/engine/translation/read-unit-files'
import { sourceLanguage } from '@/engine/translation/text-sources'
import { textUnits, type UnitFiles } from '@/engine/translation/text-units'
import { languageReport, type LanguageReport } from '@/engine/translation/translation-report'
import { CommandError } from './command-error'
import { folderOf } from './folder-of'
import { outputFormats, readMerchants, type Format, type MerchantVerb } from './merchant-io'

interface Options {
  readonly language?: string
  readonly accept?: true
  readonly format: Format
}

export const textsVerb: MerchantVerb = (io, exit) => {
  return new Command('texts')
    .summary('say what is left to translate')
    .description(
      'Says which texts of a merchant are missing in a language, empty, equal to the English or made from an English that has changed, by part.',
    )
    .argument('<code>', 'the merchant')
    .addOption(new Option('--language <code>', 'one language alone (default: all that have texts)'))
    .addOption(new Option('--accept', 'note that the texts of now are made from the English of now'))
    .addOption(new Option('--format <format>', 'how to print').choices(outputFormats).default('pretty'))
    .addHelpText('after', help)
    .action((code: string, { language, accept, format }: Options) => {
      const set = readMerchants(io)
      const folder = folderOf(set, code)
      const { draft } = new Examiner(set.folders).examine(folder)
      const files = readFiles(draft.chain)
      const known = draft.texts.keys().filter((each) => each !== sourceLanguage)
      if (language !== undefined && !known.includes(language))
        throw new CommandError(`no texts in "${language}": there are ${known.join(', ')}`, 2)
      const languages = language === undefined ? known : [language]
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
      io.out(format === 'json' ? JSON.stringify({ formatVersion, reports }, null, 2) : inWords(reports))
      if (reports.some(({ units: open }) => open.length > 0)) exit(1)
    })
}

const help = `
Examples:
  npm run merchant -- texts base
  npm run merchant -- texts base --language VI --format json
  npm run merchant -- texts base --language VI --accept

Exit codes:
  0  all is translated
  1  something is left to translate
  2  there is no such merchant or language, or it could not run`

function readFiles(chain: Parameters<typeof readUnitFiles>[0]): UnitFiles {
  try {
    return readUnitFiles(chain)
  } catch (error) {
    throw new CommandError((error as Error).message, 2)
  }
}

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
