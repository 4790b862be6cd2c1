import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { contentTypes } from './content-types'
import { acceptedEncoding, encode, type Encoding } from './content-encoding'

const compressible = new Set(['.css', '.html', '.js', '.json', '.svg'])

export const immutable = 'public, max-age=31536000, immutable'

interface LoadedFile {
  readonly body: Buffer
  readonly etag: string
}

/**
 * The files below a folder. They are listed once, so that no request can name one outside it;
 * contents and their compressed forms are read when first asked for and kept.
 */
export class StaticFiles {
  readonly #paths: Map<string, string>
  readonly #loaded = new Map<string, Promise<LoadedFile>>()
  readonly #encoded = new Map<string, Promise<Buffer>>()

  constructor(folder: string) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    this.#paths = new Map(
      entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => [relative(folder, path).replaceAll(sep, '/'), path]),
    )
  }

  has(name: string): boolean {
    return this.#paths.has(name)
  }

  /** The answer that carries the file `name`, as a path below the folder. */
  async respond(request: Request, name: string, cacheControl: string, status = 200): Promise<Response> {
    const file = await this.#load(name)
    const extension = extname(name)
    const headers = new Headers({
      'Content-Type': contentTypes[extension] ?? 'application/octet-stream',
      'Cache-Control': cacheControl,
      ETag: file.etag,
    })
    if (compressible.has(extension)) headers.set('Vary', 'Accept-Encoding')
    if (status === 200 && isUnchanged(request, file.etag)) return new Response(null, { status: 304, headers })
    const encoding = compressible.has(extension)
      ? acceptedEncoding(request.headers.get('Accept-Encoding') ?? undefined)
      : undefined
    const body = encoding === undefined ? file.body : await this.#encode(name, file, encoding)
    if (encoding !== undefined) headers.set('Content-Encoding', encoding)
    headers.set('Content-Length', String(body.byteLength))
    return new Response(new Uint8Array(body), { status, headers })
  }

  #load(name: string): Promise<LoadedFile> {
    const path = this.#paths.get(name)
    if (path === undefined) throw new Error(`${name} was not built`)
    return kept(this.#loaded, name, async () => {
      const body = await readFile(path)
      return { body, etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
    })
  }

  #encode(name: string, file: LoadedFile, encoding: Encoding): Promise<Buffer> {
    return kept(this.#encoded, `${encoding} ${name}`, () => encode(file.body, encoding))
  }
}

function isUnchanged(request: Request, etag: string): boolean {
  const known = (request.headers.get('If-None-Match') ?? '').split(',').map((tag) => tag.trim())
  return known.includes(etag) || known.includes('*')
}

function kept<T>(store: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const made = store.get(key) ?? make()
  store.set(key, made)
  return made
}
