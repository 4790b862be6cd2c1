import { Command, Option } from 'commander'
import { compareMerchants } from '@/engine/diff/compare-merchants'
import { compareSets, type SetDiff } from '@/engine/diff/compare-sets'
import { changedMerchants } from '@/engine/diff/diff-summary'
import { diffAsJson, formatDiff } from '@/engine/diff/format-diff'
import { formatDiffMarkdown } from '@/engine/diff/format-diff-markdown'
import { RevisionError, withRevision } from '@/engine/diff/revision'
import { Examiner } from '@/engine/checker/examine'
import { formatVersion } from '@/engine/format/format-json'
import type { MerchantSet } from '@/engine/folder/load-merchants'
import { unreadableFiles } from '@/engine/why/open-draft'
import { CommandError } from '@/tools/cli/command-error'
import { folderOf } from './folder-of'
import { readMerchants, type MerchantVerb } from '@/tools/cli/merchant-io'
import { painter } from '@/tools/cli/paint'

const diffFormats = ['pretty', 'json', 'markdown'] as const

interface Options {
  readonly since?: string
  readonly exitCode: boolean
  readonly format: (typeof diffFormats)[number]
}

export const diffVerb: MerchantVerb = (io, exit) => {
  return new Command('diff')
    .summary('say what changes in the resolved merchants')
    .description(
      'Compares merchants after merging: pages, menus, flags, colours, texts, legal documents, pictures. Two codes compare two brands; ' +
        '--since compares a revision of git with the files as they are now, and names the brands that a change of a template reaches.',
    )
    .argument('[codes...]', 'two brands to compare; with --since, the merchants to look at')
    .addOption(new Option('--since <revision>', 'a branch, tag or commit; HEAD when no two brands are named'))
    .addOption(new Option('--exit-code', 'end with 1 when there are differences').default(false))
    .addOption(new Option('--format <format>', 'how to print').choices(diffFormats).default('pretty'))
    .addHelpText('after', help)
    .action((written: string[], { since: asked, exitCode, format }: Options) => {
      const shorthand = written.find((each) => each.endsWith('..'))
      const codes = written.filter((each) => each !== shorthand)
      const since = asked ?? shorthand?.slice(0, -2) ?? (codes.length === 2 ? undefined : 'HEAD')
      const set = readMerchants(io)
      const diff = since === undefined ? between(set, codes) : sinceRevision(set, since, codes)
      const names = since ?? codes[0] ?? ''
      if (format === 'json')
        io.out(JSON.stringify({ formatVersion, since: since ?? null, ...diffAsJson(diff) }, null, 2))
      else io.out(format === 'markdown' ? formatDiffMarkdown(diff, names) : formatDiff(diff, painter(io.isColoured)))
      if (exitCode && changedMerchants(diff).length > 0) exit(1)
    })
}

const help = `
Examples:
  npm run merchant -- diff aurora derby              what derby has otherwise than aurora
  npm run merchant -- diff                           what changed since the last commit
  npm run merchant -- diff --since main              what changed since the branch main
  npm run merchant -- diff main.. derby              the same, of derby alone
  npm run merchant -- diff --since main --format markdown    as a comment on a pull request

Exit codes:
  0  compared; with --exit-code, no differences
  1  with --exit-code, there are differences
  2  there is no such merchant or revision, or it could not run`

function between(set: MerchantSet, codes: readonly string[]): SetDiff {
  const [one, other] = codes.map((code) => folderOf(set, code))
  if (one === undefined || other === undefined)
    throw new CommandError('two brands are needed, or --since <revision>', 2)
  const examiner = new Examiner(set.folders)
  const [before, after] = [examiner.examine(one), examiner.examine(other)]
  const changes = compareMerchants(before, after)
  const unreadable = [before, after].flatMap(({ draft }) => unreadableFiles(set, draft))
  const status = changes.length + unreadable.length === 0 ? 'same' : 'changed'
  const code = `${one.code} → ${other.code}`
  return { templates: [], merchants: [{ code, isTemplate: false, status, changes, unreadable }] }
}

function sinceRevision(set: MerchantSet, revision: string, codes: readonly string[]): SetDiff {
  try {
    return withRevision(set.root, revision, (before) => {
      for (const code of codes) if (!before.folders.has(code)) folderOf(set, code)
      return compareSets(before, set, codes)
    })
  } catch (error) {
    if (error instanceof RevisionError) throw new CommandError(error.message, 2)
    throw error
  }
}
