import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { FileChange } from './draft-folder'

/**
 * Writes all files or none: first to temporary files beside their places, which are then renamed. A failure is rolled
 * back. Throws the file system's error, or an error if a file was changed in the meantime.
 */
export function writeChanges(changes: readonly FileChange[]): void {
  const waiting = new Map<FileChange, string>()
  const placed: FileChange[] = []
  try {
    for (const change of changes) waiting.set(change, writeBeside(change))
    for (const change of changes) {
      renameSync(waiting.get(change) as string, targetOf(change))
      placed.push(change)
    }
  } catch (error) {
    for (const temporary of waiting.values()) rmSync(temporary, { force: true })
    for (const change of placed) putBack(change)
    throw error
  }
}

function writeBeside(change: FileChange): string {
  const target = targetOf(change)
  const found = existsSync(target) ? readFileSync(target, 'utf8') : undefined
  if (found !== change.before) throw new Error(`${change.path} was changed meanwhile`)
  const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.new`)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(temporary, change.after, found === undefined ? {} : { mode: statSync(target).mode })
  return temporary
}

function putBack({ path, before }: FileChange): void {
  if (before === undefined) rmSync(path, { force: true })
  else writeFileSync(path, before)
}

/** Symbolic links are kept: their target is written. */
function targetOf({ path }: FileChange): string {
  return existsSync(path) ? realpathSync(path) : path
}
