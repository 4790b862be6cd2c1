import { readdirSync, type Dirent } from 'node:fs'
import { join } from 'node:path'
import { kindOf, notA } from './folder-entry'
import { readMerchantFolder, refusedFolder, type MerchantFolder } from './merchant-folder'
import type { MerchantsRoot } from './merchants-root'

/** Every folder of merchants as it was read: nothing is merged or checked yet. */
export interface MerchantSet {
  readonly root: MerchantsRoot
  readonly folders: ReadonlyMap<string, MerchantFolder>
  /** The day by which what is over is told from what is not; left out, nothing is over. */
  readonly today?: Date
}

/** Throws what the file system throws when the folder of merchants cannot be read. */
export function loadMerchants(root: MerchantsRoot): MerchantSet {
  const entries = readdirSync(root.dir, { withFileTypes: true }).filter(isMeant)
  const names = new Map(entries.map((entry) => [entry.name, entry]))
  const folders = [...names.keys()].sort().map((code) => [code, read(names.get(code) as Dirent, root)] as const)
  return { root, folders: new Map(folders) }
}

/** A file with an ending, such as README.md, is no attempt at a merchant. */
function isMeant(entry: Dirent): boolean {
  return !entry.name.startsWith('.') && (entry.isDirectory() || entry.isSymbolicLink() || !entry.name.includes('.'))
}

function read(entry: Dirent, { dir }: MerchantsRoot): MerchantFolder {
  const path = join(dir, entry.name)
  const kind = kindOf(entry, dir, entry.name)
  return kind === 'folder'
    ? readMerchantFolder(entry.name, path)
    : refusedFolder(entry.name, path, notA('folder', kind))
}
