import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { FileChange } from './draft-folder'

/**
 * Writes all files or none: first beside their places, then each is put in its place at once. What a failure
 * leaves half done is put back. Throws what the file system throws, or that a file was changed meanwhile.
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

/** A link stays a link: what it leads to is written. */
function targetOf({ path }: FileChange): string {
  return existsSync(path) ? realpathSync(path) : path
}
