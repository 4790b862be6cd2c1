import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readMerchantFolder, type MerchantFolder } from './merchant-folder'
import type { MerchantsRoot } from './merchants-root'

/** Every folder of merchants as it was read: nothing is merged or checked yet. */
export interface MerchantSet {
  readonly root: MerchantsRoot
  readonly folders: ReadonlyMap<string, MerchantFolder>
}

/** Throws what the file system throws when the folder of merchants cannot be read. */
export function loadMerchants(root: MerchantsRoot): MerchantSet {
  const codes = readdirSync(root.dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort()
  return { root, folders: new Map(codes.map((code) => [code, readMerchantFolder(code, join(root.dir, code))])) }
}
