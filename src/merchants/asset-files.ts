import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { MerchantFolder } from './merchant-folder'

/** A file of a brand and the address it is served under: the name carries a hash of the content. */
export interface Asset {
  readonly publicPath: string
  /** Absolute. */
  readonly file: string
  /** Bytes. */
  readonly size: number
}

/** Looks files up in the assets folders of a merchant and its templates. Each file is read once. */
export class AssetFiles {
  readonly #known = new Map<string, Asset | undefined>()

  find(name: string, chain: readonly MerchantFolder[]): Asset | undefined {
    if (name.split('/').some((part) => part === '' || part === '.' || part === '..')) return undefined
    for (const folder of chain) {
      const asset = this.#read(join(folder.path, 'assets', name))
      if (asset !== undefined) return asset
    }
    return undefined
  }

  #read(file: string): Asset | undefined {
    if (!this.#known.has(file)) this.#known.set(file, readAsset(file))
    return this.#known.get(file)
  }
}

function readAsset(file: string): Asset | undefined {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined
  const content = readFileSync(file)
  return { publicPath: hashedPath(basename(file), content), file, size: content.length }
}

/** `logo.svg` becomes `/brand/logo.0a1b2c3d.svg`. */
export function hashedPath(name: string, content: string | Buffer): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  const extension = extname(name)
  return `/brand/${basename(name, extension)}.${hash}${extension}`
}
