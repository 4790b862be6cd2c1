import { Argument, Command, InvalidArgumentError, Option } from 'commander'
import { checkLoaded, type CheckedMerchants } from '@/engine/checker/check-merchants'
import { announceRepairs } from '@/engine/fix/announce-repairs'
import { fixMerchants } from '@/engine/fix/fix-merchants'
import { formatGithub } from '@/engine/format/format-github'
import { formatJson } from '@/engine/format/format-json'
import { formatPretty, inOwnBlocks, suppressedInWords } from '@/engine/format/format-pretty'
import { formatSarif } from '@/engine/format/format-sarif'
import type { MerchantSet } from '@/engine/folder/load-merchants'
import { suggest } from '@/engine/names/suggest'
import { CommandError } from '@/tools/cli/command-error'
import { readMerchants, type MerchantIo, type MerchantVerb } from '@/tools/cli/merchant-io'
import { inWords, showRepairs, writeRepairs } from './repairs'

const outputFormats = ['pretty', 'json', 'sarif', 'github'] as const

interface Options {
  readonly format: (typeof outputFormats)[number]
  readonly fix: boolean
  readonly dryRun: boolean
  readonly maxWarnings?: number
}

export const checkVerb: MerchantVerb = (io, exit) => {
  return new Command('check')
    .summary('say everything that is wrong with the merchants, and where')
    .description('Says everything that is wrong with the merchants, and where.')
    .addArgument(new Argument('[code...]', 'merchants to check, with the templates they extend; all if none is named'))
    .addOption(new Option('--format <format>', 'how to print').choices(outputFormats).default('pretty'))
    .addOption(new Option('--fix', 'make the repairs that are safe; formatting and order stay').default(false))
    .addOption(new Option('--dry-run', 'with --fix: show the repairs and write nothing').default(false))
    .addOption(new Option('--max-warnings <count>', 'end with 1 when there are more warnings').argParser(wholeNumber))
    .addHelpText('after', help)
    .action((codes: string[], options: Options) => {
      if (options.dryRun && !options.fix) throw new CommandError('--dry-run goes with --fix', 2)
      const set = readMerchants(io)
      if (set.folders.size === 0) throw new CommandError(`no merchants in ${set.root.dir}`, 2)
      for (const code of codes) if (!set.folders.has(code)) throw unknownMerchant(code, [...set.folders.keys()])
      const onChecked = (count: number, all: number) => io.onProgress?.(`Checking: ${count} of ${all} merchants`)
      const checked = options.fix
        ? repair(set, codes, options, io)
        : announceRepairs(set, checkLoaded(set, codes, undefined, onChecked))
      io.out(inFormat(checked, options, codes.length || set.folders.size, io))
      exit(isFailed(checked, options) ? 1 : 0)
    })
}

const help = `
What --fix writes is told by each check in src/engine/checks/checks.md.
A warning that is right here is lowered in "check" of site.json, with its reason.

Examples:
  npm run merchant -- check acme
  npm run merchant -- check --fix --dry-run
  npm run merchant -- check --format sarif > check.sarif

Exit codes:
  0  no errors; warnings alone, unless there are more than --max-warnings
  1  errors, or too many warnings
  2  it could not run`

/** Applies the autofixes and reports them; returns the result of the check after them. */
function repair(set: MerchantSet, codes: string[], { dryRun, format }: Options, io: MerchantIo): CheckedMerchants {
  const fixed = fixMerchants(set, codes)
  if (!dryRun) writeRepairs(fixed.files)
  const say = format === 'pretty' ? io.out : io.err
  if (dryRun && fixed.files.length > 0) say(showRepairs(fixed.files, io.isColoured))
  for (const line of inWords(fixed, dryRun)) say(line)
  return dryRun ? announceRepairs(set, checkLoaded(set, codes)) : fixed.checked
}

function inFormat(
  { diagnostics, suppressedCount, ownBlocks }: CheckedMerchants,
  options: Options,
  all: number,
  io: MerchantIo,
): string {
  if (options.format === 'json') return formatJson(diagnostics, ownBlocks)
  if (options.format === 'sarif') return formatSarif(diagnostics)
  const clean = `${all} checked, no problems${suppressedInWords(suppressedCount)}${inOwnBlocks(ownBlocks)}`
  const { isColoured } = io
  const text =
    options.format === 'github'
      ? formatGithub(diagnostics)
      : formatPretty(diagnostics, { isColoured, suppressedCount, ownBlocks })
  return text === '' ? clean : text
}

function isFailed({ diagnostics }: CheckedMerchants, { maxWarnings = Infinity }: Options): boolean {
  const count = (severity: string): number => diagnostics.filter((each) => each.severity === severity).length
  return count('error') > 0 || count('warning') > maxWarnings
}

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 0.')
  return Number(text)
}

function unknownMerchant(code: string, codes: string[]): CommandError {
  const [best] = suggest(code, codes)
  return new CommandError(`no merchant "${code}"${best === undefined ? '' : `: did you mean "${best}"?`}`, 2)
}
