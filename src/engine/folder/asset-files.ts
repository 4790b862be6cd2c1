import { createHash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { fileFormat, type FileFormat } from './file-format'
import type { MerchantFolder } from './merchant-folder'

/** In bytes: enough to detect the type of a file. If a picture states its size later than that, the size is unknown. */
const headBytes = 64 * 1024
/** Reused for all files, because nothing of it is kept. */
const start = Buffer.allocUnsafe(headBytes)

/** A file of a brand and the path it is served under, whose name carries a hash of the content. */
export interface Asset extends FileFormat {
  /** Computed lazily: a check never needs it. */
  readonly publicPath: string
  /** Absolute. */
  readonly file: string
  /** In bytes. */
  readonly size: number
  /** The same object for files of one name and content, as copies of a brand have. */
  readonly facts: FileFormat
}

/** How many contents are kept: 16 MB at most. */
const mostContents = 256

/** Looks files up in the assets folders of a merchant and its templates. Each file is read once. */
export class AssetFiles {
  /** The last content under a name, with its format: copies of a brand have the same pictures. */
  readonly #contents = new Map<string, { readonly content: Buffer; readonly format: FileFormat }>()
  /** By the path of the merchant's folder, then by the name in its assets folder. */
  readonly #known = new Map<string, Map<string, Asset | undefined>>()

  find(name: string, chain: readonly MerchantFolder[]): Asset | undefined {
    const folder = chain.find(({ assets }) => assets.has(name))
    if (folder === undefined) return undefined
    const known = this.#known.get(folder.path) ?? new Map<string, Asset | undefined>()
    if (known.size === 0) this.#known.set(folder.path, known)
    if (!known.has(name))
      known.set(
        name,
        readAsset(join(folder.path, 'assets', name), (content, isWhole) => this.#formatOf(name, content, isWhole)),
      )
    return known.get(name)
  }

  #formatOf(name: string, content: Buffer, isWhole: boolean): FileFormat {
    // Files that begin alike may end otherwise.
    if (!isWhole) return fileFormat(content, false)
    const before = this.#contents.get(name)
    if (before?.content.equals(content) === true) return before.format
    const format = fileFormat(content)
    if (this.#contents.size === mostContents) this.#contents.clear()
    this.#contents.set(name, { content: Buffer.from(content), format })
    return format
  }
}

/** Undefined when the file system refuses to read it. */
function readAsset(file: string, formatOf: (content: Buffer, isWhole: boolean) => FileFormat): Asset | undefined {
  let descriptor: number | undefined
  try {
    descriptor = openSync(file, 'r')
    const length = readSync(descriptor, start, 0, headBytes, 0)
    // A file shorter than the buffer is as large as what was read, which saves a call: most pictures of a brand are
    // vector drawings.
    const size = length < headBytes ? length : fstatSync(descriptor).size
    return new ReadAsset(file, size, formatOf(start.subarray(0, length), length < headBytes))
  } catch {
    // The check asset-missing reports it where the file is named.
    return undefined
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}

class ReadAsset implements Asset {
  readonly file: string
  readonly size: number
  readonly facts: FileFormat
  readonly format: FileFormat['format']
  declare readonly width?: number
  declare readonly height?: number
  declare readonly act?: string
  declare readonly loaded?: string
  declare readonly isCut?: boolean
  #publicPath: string | undefined

  constructor(file: string, size: number, facts: FileFormat) {
    const { format, ...said } = facts
    this.file = file
    this.size = size
    this.facts = facts
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
