import { createHash } from 'node:crypto'
import { lineageOf } from '@/engine/folder/lineage'
import type { MerchantSet } from '@/engine/folder/load-merchants'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { BrandSchemas, writeBrandSchemas } from './brand-schemas'

/** Keeps the schemas in the merchants' folders in step with the merchants' files. */
export class SchemasOnDisk {
  readonly #schemas = new BrandSchemas()
  /** What those that were written were made from, by merchant. */
  readonly #written = new Map<string, string>()

  /** Writes those of the merchants, or of those named, that are not in step. Throws what the file system throws. */
  update(set: MerchantSet, codes: Iterable<string> = set.folders.keys()): void {
    for (const code of codes) this.#updateOne(set, code)
  }

  #updateOne(set: MerchantSet, code: string): void {
    const folder = set.folders.get(code)
    // A folder that cannot be read has nowhere to write to.
    if (folder === undefined || folder.refused.has('')) return
    const chain = lineageOf(folder, set.folders).chain
    const isWhole = chain.every(({ files }) => [...files.values()].every(({ value }) => value !== undefined))
    // While a file is being typed, what it said before is what an editor offers.
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
