import { createHash } from 'node:crypto'
import { lineageOf } from '@/engine/folder/lineage'
import type { MerchantSet } from '@/engine/folder/load-merchants'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { BrandSchemas, writeBrandSchemas } from './brand-schemas'

/** Keeps the schemas in the merchants' folders in sync with the merchants' files. */
export class SchemasOnDisk {
  readonly #schemas = new BrandSchemas()
  /** The source that each merchant's written schemas were generated from. */
  readonly #written = new Map<string, string>()

  /**
   * Writes the schemas of all merchants, or of the named ones, that are out of date. Throws the file system's errors.
   */
  update(set: MerchantSet, codes: Iterable<string> = set.folders.keys()): void {
    for (const code of codes) this.#updateOne(set, code)
  }

  #updateOne(set: MerchantSet, code: string): void {
    const folder = set.folders.get(code)
    // An unreadable folder cannot be written to.
    if (folder === undefined || folder.refused.has('')) return
    const chain = lineageOf(folder, set.folders).chain
    const isWhole = chain.every(({ files }) => [...files.values()].every(({ value }) => value !== undefined))
    // While a file is being edited, editors keep the names of its last valid state.
    if (!isWhole && this.#written.has(code)) return
    const source = sourceOf(chain)
    if (this.#written.get(code) === source) return
    writeBrandSchemas(folder, this.#schemas.of(folder, set))
    this.#written.set(code, source)
  }
}

function sourceOf(chain: readonly MerchantFolder[]): string {
  const hash = createHash('sha256')
  for (const { files, assets } of chain) {
    for (const [key, { text }] of files) hash.update(`${key}\0${text}\0`)
    hash.update([...assets].join('\0'))
  }
  return hash.digest('base64url')
}
