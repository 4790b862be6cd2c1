import { readdirSync, type Dirent } from 'node:fs'
import { join } from 'node:path'
import { kindOf, notA } from './folder-entry'
import { ReadFiles } from './json-file'
import { readMerchantFolder, refusedFolder, type MerchantFolder } from './merchant-folder'
import type { MerchantsRoot } from './merchants-root'

/** All merchant folders as read, neither merged nor checked. */
export interface MerchantSet {
  readonly root: MerchantsRoot
  readonly folders: ReadonlyMap<string, MerchantFolder>
  /** The date used to decide what has expired; if left out, nothing has. */
  readonly today?: Date
}

/** Throws the file system's error when the merchants folder cannot be read. */
export function loadMerchants(root: MerchantsRoot): MerchantSet {
  const entries = readdirSync(root.dir, { withFileTypes: true }).filter(isMeant)
  const names = new Map(entries.map((entry) => [entry.name, entry]))
  const files = new ReadFiles()
  const folders = [...names.keys()].sort().map((code) => [code, read(names.get(code) as Dirent, root, files)] as const)
  return { root, folders: new Map(folders) }
}

/** A file with an extension, such as README.md, is not meant as a merchant. */
function isMeant(entry: Dirent): boolean {
  return !entry.name.startsWith('.') && (entry.isDirectory() || entry.isSymbolicLink() || !entry.name.includes('.'))
}

function read(entry: Dirent, { dir }: MerchantsRoot, files: ReadFiles): MerchantFolder {
  const path = join(dir, entry.name)
  const kind = kindOf(entry, dir, entry.name)
  return kind === 'folder'
    ? readMerchantFolder(entry.name, path, files)
    : refusedFolder(entry.name, path, notA('folder', kind))
}
