import { createHash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { fileFormat, type FileFormat } from './file-format'
import type { MerchantFolder } from './merchant-folder'

/** Bytes: enough to tell what kind of file it is. Where a picture says its size later, nothing is said about it. */
const enough = 64 * 1024
/** One for all of them: nothing of it is kept. */
const start = Buffer.allocUnsafe(enough)

/** A file of a brand and the address it is served under: the name carries a hash of the content. */
export interface Asset extends FileFormat {
  /** Worked out when it is first asked for: a check never does. */
  readonly publicPath: string
  /** Absolute. */
  readonly file: string
  /** Bytes. */
  readonly size: number
}

/** Looks files up in the assets folders of a merchant and its templates. Each file is looked at once. */
export class AssetFiles {
  /** By the path of the merchant's folder, then by the name in its assets. */
  readonly #known = new Map<string, Map<string, Asset | undefined>>()

  find(name: string, chain: readonly MerchantFolder[]): Asset | undefined {
    const folder = chain.find(({ assets }) => assets.has(name))
    if (folder === undefined) return undefined
    const known = this.#known.get(folder.path) ?? new Map<string, Asset | undefined>()
    if (known.size === 0) this.#known.set(folder.path, known)
    if (!known.has(name)) known.set(name, readAsset(join(folder.path, 'assets', name)))
    return known.get(name)
  }
}

/** Undefined when the system does not let it be read. */
function readAsset(file: string): Asset | undefined {
  let descriptor: number | undefined
  try {
    descriptor = openSync(file, 'r')
    const length = readSync(descriptor, start, 0, enough, 0)
    // What ends before is as large as what was read: most pictures of a brand are drawings.
    const size = length < enough ? length : fstatSync(descriptor).size
    return new ReadAsset(file, size, start.subarray(0, length))
  } catch {
    // The check asset-missing says so where the file is named.
    return undefined
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}

class ReadAsset implements Asset {
  readonly file: string
  readonly size: number
  readonly format: FileFormat['format']
  declare readonly width?: number
  declare readonly height?: number
  declare readonly act?: string
  #publicPath: string | undefined

  constructor(file: string, size: number, content: Buffer) {
    this.file = file
    this.size = size
    const { format, ...said } = fileFormat(content)
    this.format = format
    Object.assign(this, said)
  }

  get publicPath(): string {
    return (this.#publicPath ??= hashedPath(basename(this.file), readFileSync(this.file)))
  }
}

/** `logo.svg` becomes `/brand/logo.0a1b2c3d.svg`. */
export function hashedPath(name: string, content: string | Buffer): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  const extension = extname(name)
  return `/brand/${basename(name, extension)}.${hash}${extension}`
}
