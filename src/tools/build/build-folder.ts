import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { encodings } from '@/tools/serve/content-encoding'
import { compressible } from '@/tools/serve/content-types'
import { buildsFileName } from './builds-file'
import { precompress, precompressHere, type Effort } from './precompress'

const endings = ['', ...encodings.map(([, ending]) => ending)]

/** The number of concurrent compressions: enough to keep every core busy, few enough to limit memory. */
const mostPending = 4

/** In bytes: a file of this size fits in one packet, compressed or not. */
const onePacket = 1024

/**
 * In bytes: what arrives in the first round trip of a connection, together with other files. A compressed copy would
 * not arrive sooner.
 */
const firstFlight = 4096

/**
 * The output folder of a build. A file that is unchanged since the last build is hard-linked with its compressed copies
 * instead of written: that is fast, and the file keeps its modification time and so its ETag.
 */
export class BuildFolder {
  readonly path: string
  readonly #last: string | undefined
  readonly #copied = new Map<string, string>()
  readonly #repeats: [name: string, first: string][] = []
  readonly #pending = new Set<Promise<void>>()
  readonly #folders = new Set<string>()
  readonly #isCompressed: boolean
  #failure: Error | undefined

  /** `last` is the folder of the last build, which may be missing. Without `isCompressed` it gets no compressed copies. */
  constructor(path: string, last: string, isCompressed = true) {
    this.path = path
    this.#isCompressed = isCompressed
    this.#last = existsSync(join(last, buildsFileName)) ? last : undefined
  }

  /** Writes a file, by its path below the folder, and its compressed copies. */
  async write(name: string, content: string | Buffer, effort: Effort | 'none' = 'fast'): Promise<void> {
    const body = Buffer.from(content)
    const last = this.#unchanged(name, body)
    if (last !== undefined) {
      this.link(name, last)
      return
    }
    const path = this.#place(name)
    writeFileSync(path, body)
    await this.#compress(path, body, effort)
  }

  /** Copies a file. A further copy of the same source becomes a link to the first, once that is compressed. */
  async copy(name: string, source: string): Promise<void> {
    const first = this.#copied.get(source)
    if (first !== undefined) return void this.#repeats.push([name, first])
    this.#copied.set(source, join(this.path, name))
    await this.write(name, readFileSync(source))
  }

  /** Adds compressed copies of a file that something else wrote into the folder. */
  async adopt(name: string, effort: Effort): Promise<void> {
    const path = join(this.path, name)
    const body = readFileSync(path)
    const last = this.#unchanged(name, body)
    if (last === undefined) return this.#compress(path, body, effort)
    rmSync(path)
    this.link(name, last)
  }

  /** Links a file and its compressed copies from `source`. */
  link(name: string, source: string): void {
    for (const ending of endingsOf(source)) this.linkOne(name + ending, source + ending)
  }

  /** Links those files of a folder, and their compressed copies. It is listed once, which is less than a look at each. */
  linkAll(name: string, source: string, files: ReadonlySet<string>): void {
    for (const found of readdirSync(source))
      if (endings.some((ending) => found.endsWith(ending) && files.has(found.slice(0, found.length - ending.length))))
        this.linkOne(join(name, found), join(source, found))
  }

  linkOne(name: string, source: string): void {
    linkOrCopy(source, this.#place(name))
  }

  /** Resolves when everything is written. */
  async settled(): Promise<void> {
    await Promise.all(this.#pending)
    if (this.#failure !== undefined) throw this.#failure
    // Brands repeat the same pictures: what copies one has is looked up once for all of them.
    const known = new Map<string, readonly string[]>()
    for (const [name, first] of this.#repeats.splice(0)) {
      const there = known.get(first) ?? endingsOf(first)
      known.set(first, there)
      for (const ending of there) this.linkOne(name + ending, first + ending)
    }
  }

  /** Path of a file, after creating its parent folder. */
  #place(name: string): string {
    const path = join(this.path, name)
    const parent = dirname(path)
    if (!this.#folders.has(parent)) mkdirSync(parent, { recursive: true })
    this.#folders.add(parent)
    return path
  }

  /** Path of the identical file of the last build. */
  #unchanged(name: string, body: Buffer): string | undefined {
    if (this.#last === undefined) return undefined
    const last = join(this.#last, name)
    return existsSync(last) && readFileSync(last).equals(body) ? last : undefined
  }

  async #compress(path: string, body: Buffer, effort: Effort | 'none'): Promise<void> {
    const least = effort === 'small' ? firstFlight : onePacket
    if (!this.#isCompressed || effort === 'none' || body.byteLength < least || !compressible.has(extname(path))) return
    if (effort !== 'best') {
      precompressHere(path, body, effort)
      return
    }
    const work = precompress(path, body, effort)
      .catch((error: unknown) => void (this.#failure ??= error instanceof Error ? error : new Error(String(error))))
      .then(() => void this.#pending.delete(work))
    this.#pending.add(work)
    if (this.#pending.size >= mostPending) await Promise.race(this.#pending)
  }
}

/** Those under which the file and its compressed copies exist. */
function endingsOf(path: string): readonly string[] {
  return endings.filter((ending) => existsSync(path + ending))
}

/** Not every file system supports hard links. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error
    copyFileSync(from, to)
  }
}
