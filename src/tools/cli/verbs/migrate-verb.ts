import { Command, Option } from 'commander'
import { formatVersion } from '@/engine/format/format-json'
import { formatPretty } from '@/engine/format/format-pretty'
import { shownPath, type MerchantsRoot } from '@/engine/folder/merchants-root'
import type { FileChange } from '@/engine/migrate/draft-folder'
import { planMigration, type MigrationPlan } from '@/engine/migrate/plan-migration'
import { unifiedDiff } from '@/engine/migrate/unified-diff'
import { writeChanges } from '@/engine/migrate/write-changes'
import { allMigrations } from '@/engine/migrations/all-migrations'
import { CommandError } from '@/tools/cli/command-error'
import { outputFormats, readMerchants, type Format, type MerchantIo, type MerchantVerb } from '@/tools/cli/merchant-io'
import { painter } from '@/tools/cli/paint'

interface Options {
  readonly dryRun: boolean
  readonly format: Format
}

export const migrateVerb: MerchantVerb = (io, exit) => {
  return new Command('migrate')
    .summary('bring the files to the present version of the format')
    .description(
      'Brings the files of all merchants, templates and brands together, to the present version of the format. ' +
        'Formatting, order and notes stay as they are. Either all files are written or none. Running it again changes nothing.',
    )
    .addOption(new Option('--dry-run', 'show what would change and write nothing').default(false))
    .addOption(new Option('--format <format>', 'how to print').choices(outputFormats).default('pretty'))
    .addHelpText('after', help)
    .action(({ dryRun, format }: Options) => {
      const { root, ...set } = readMerchants(io)
      const plan = planMigration({ root, ...set }, allMigrations)
      if (!dryRun && plan.refused.length === 0) write(plan.changes)
      if (format === 'json') io.out(JSON.stringify(asJson(plan, root, dryRun), null, 2))
      else io.out(inWords(plan, root, dryRun, io))
      if (plan.refused.length > 0) exit(1)
    })
}

const help = `
Examples:
  npm run merchant -- migrate --dry-run    shows the changes line by line
  npm run merchant -- migrate              writes them
  npm run merchant -- check                says whether all is in order afterwards

Exit codes:
  0  the files are up to date, now or before
  1  a file cannot be migrated; it is named, and nothing was written
  2  it could not run`

function write(changes: readonly FileChange[]): void {
  try {
    writeChanges(changes)
  } catch (error) {
    throw new CommandError(`nothing was written: ${(error as Error).message}`, 2)
  }
}

function asJson({ to, steps, changes, refused }: MigrationPlan, root: MerchantsRoot, isDryRun: boolean): object {
  return {
    formatVersion,
    version: to,
    dryRun: isDryRun,
    steps: steps.map(({ to: version, what }) => ({ version, what })),
    changes: changes.map((change) => ({
      merchant: change.merchant,
      file: shownPath(root, change.path),
      change: change.before === undefined ? 'added' : 'changed',
      diff: unifiedDiff(change, shownPath(root, change.path)) ?? null,
    })),
    refused: refused.map(({ sourceLine: _, ...diagnostic }) => diagnostic),
  }
}

function inWords(plan: MigrationPlan, root: MerchantsRoot, isDryRun: boolean, { isColoured }: MerchantIo): string {
  const { to, steps, changes, refused } = plan
  if (refused.length > 0) return `${formatPretty(refused, { isColoured })}; nothing was written`
  if (changes.length === 0) return `Nothing to do: all files are in version ${to} of the format`
  const paint = painter(isColoured)
  const head = steps.map((step) => `${paint('bold', `version ${step.to}`)}  ${step.what}`)
  const files = changes.map((change) => {
    const file = shownPath(root, change.path)
    const line = `  ${file}${change.before === undefined ? paint('green', ` (new, ${kilobytes(change)} KB)`) : ''}`
    const diff = isDryRun ? unifiedDiff(change, file) : undefined
    return diff === undefined ? line : `\n${coloured(diff, paint)}`
  })
  const count = new Set(changes.map(({ merchant }) => merchant)).size
  const written = isDryRun
    ? 'would be written; nothing was'
    : 'written; "npm run merchant -- check" says if all is well'
  const tail = `${plural(changes.length, 'file')} in ${plural(count, 'merchant')} ${written}`
  return [...head, ...files, '', tail].join('\n')
}

function coloured(diff: string, paint: ReturnType<typeof painter>): string {
  return diff
    .split('\n')
    .map((line) => (line.startsWith('+') ? paint('green', line) : line.startsWith('-') ? paint('red', line) : line))
    .join('\n')
}

function kilobytes({ after }: FileChange): number {
  return Math.ceil(after.length / 1024)
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
