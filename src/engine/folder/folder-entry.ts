import { readlinkSync, realpathSync, statSync, type Dirent } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import type { FaultCode } from '@/engine/finding/fault'
import { reasonOf } from '@/engine/folder/faults/unreadable-reason'

/** Why an entry of a folder is not read. */
export interface Refusal {
  readonly code: FaultCode
  readonly message: string
  readonly expected: string
}

/** The kind of an entry after following links. */
export type EntryKind = 'file' | 'folder' | Refusal

/** `within`: the folder that a link must not leave; `name`: the path of the entry in it. */
export function kindOf(entry: Dirent, within: string, name: string): EntryKind {
  if (!entry.isSymbolicLink()) return plainKind(entry)
  const path = join(within, name)
  try {
    if (!isWithin(realpathSync(within), realpathSync(path))) return outside(path)
    return plainKind(statSync(path))
  } catch (error) {
    if (leadsOut(path, within)) return outside(path)
    return { code: 'file-unreadable', message: reasonOf(error), expected: 'a link to a file of the folder' }
  }
}

/** The refusal of an existing entry of the wrong kind. */
export function notA(wanted: 'file' | 'folder', kind: EntryKind): Refusal {
  if (typeof kind === 'object') return kind
  return { code: 'wrong-entry', message: `is a ${kind}, not a ${wanted}`, expected: `a ${wanted}` }
}

function plainKind(entry: Pick<Dirent, 'isFile' | 'isDirectory'>): EntryKind {
  if (entry.isFile()) return 'file'
  if (entry.isDirectory()) return 'folder'
  return { code: 'wrong-entry', message: 'is a device or a pipe, not a file', expected: 'a file' }
}

function outside(path: string): Refusal {
  const message = `is a link that leads out of the folder, to ${readlinkSync(path)}`
  return { code: 'link-outside', message, expected: 'a link within the folder' }
}

/** For a dangling link. */
function leadsOut(path: string, within: string): boolean {
  return !isWithin(resolve(within), resolve(dirname(path), readlinkSync(path)))
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(join('..', '/')) && !isAbsolute(way)
}
