import { styleText } from 'node:util'
import type { FixedFile, FixedMerchants } from '@/merchants/fix-merchants'
import { unifiedDiff } from '@/merchants/migrate/unified-diff'
import { writeChanges } from '@/merchants/migrate/write-changes'
import { CommandError } from './command-error'

/** Writes all repaired files or none. */
export function writeRepairs(files: readonly FixedFile[]): void {
  try {
    writeChanges(files)
  } catch (error) {
    throw new CommandError(`nothing was repaired: ${(error as Error).message}`, 2)
  }
}

/** What was repaired and what was left alone, a line each; nothing where there was nothing to repair. */
export function inWords({ files, unsure }: FixedMerchants, isDryRun: boolean): string[] {
  const problems = files.reduce((sum, { count }) => sum + count, 0)
  const done = isDryRun ? 'would fix' : 'fixed'
  const left = unsure.map((file) => `${file} is left as it is: two repairs change the same place`)
  if (files.length === 0) return left.length > 0 ? left : ['nothing to fix']
  return [`${done} ${counted(problems, 'problem')} in ${counted(files.length, 'file')}`, ...left]
}

/** The repairs line by line. */
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
