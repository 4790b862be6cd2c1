import { styleText } from 'node:util'
import type { FixedFile, FixedMerchants } from '@/engine/fix/fix-merchants'
import { unifiedDiff } from '@/engine/migrate/unified-diff'
import { writeChanges } from '@/engine/migrate/write-changes'
import { CommandError } from '@/tools/cli/command-error'

/** Writes all fixed files or none. */
export function writeRepairs(files: readonly FixedFile[]): void {
  try {
    writeChanges(files)
  } catch (error) {
    throw new CommandError(`nothing was repaired: ${(error as Error).message}`, 2)
  }
}

/** What was fixed and what was left alone, one line each; empty when there was nothing to fix. */
export function inWords({ files, left: alone }: FixedMerchants, isDryRun: boolean): string[] {
  const problems = files.reduce((sum, { count }) => sum + count, 0)
  const done = isDryRun ? 'would fix' : 'fixed'
  const left = [...new Set(alone.map(({ place, reason }) => `${place} is left as it is: ${reason}`))]
  if (files.length === 0) return ['nothing to fix', ...left]
  const comments = files.flatMap((file) => lostComments(file, isDryRun))
  return [`${done} ${counted(problems, 'problem')} in ${counted(files.length, 'file')}`, ...comments, ...left]
}

/** A removed comment may contain important information, so its removal is reported. */
function lostComments({ file, comments }: FixedFile, isDryRun: boolean): string[] {
  if (comments.length === 0) return []
  const done = isDryRun ? 'would remove' : 'removed'
  const head = `${done} ${counted(comments.length, 'comment')} from ${file}, as JSON has none. It said:`
  return [comments.length === 1 ? head : head.replace('It said', 'They said'), ...comments.map((each) => `  ${each}`)]
}

/** The fixes as a diff. */
export function showRepairs(files: readonly FixedFile[], isColoured: boolean): string {
  const text = files.map((each) => unifiedDiff(each, each.file) ?? '').join('\n')
  if (!isColoured) return text
  const colours = { '+': 'green', '-': 'red' } as const
  return text
    .split('\n')
    .map((line) => (line[0] === '+' || line[0] === '-' ? styleText(colours[line[0]], line) : line))
    .join('\n')
}

function counted(all: number, word: string): string {
  return `${all} ${word}${all === 1 ? '' : 's'}`
}
