import { readdirSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { askedRange } from './byte-range'
import { acceptedEncodings, encodings, type Encoding } from './content-encoding'
import { contentTypes } from './content-types'

export const immutable = 'public, max-age=31536000, immutable'

interface LoadedFile {
  readonly body: Buffer
  readonly etag: string
}

/**
 * Serves the files below a folder. They are listed once, so that no request can reach a file outside of it; contents
 * are read lazily and cached. Answers as nginx does, down to the ETags.
 */
export class StaticFiles {
  readonly #paths: Map<string, string>
  readonly #loaded = new Map<string, Promise<LoadedFile>>()

  constructor(folder: string) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    this.#paths = new Map(
      entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => [relative(folder, path).replaceAll(sep, '/'), path]),
    )
  }

  /** Whether there is a file with this path; compressed copies do not count. */
  has(name: string): boolean {
    return this.#paths.has(name) && !encodings.some(([, ending]) => name.endsWith(ending))
  }

  /** The response with the file `name`, a path below the folder. */
  async respond(request: Request, name: string, cacheControl: string, status = 200): Promise<Response> {
    const copies = encodings.filter(([, ending]) => this.#paths.has(name + ending))
    const [encoding, ending] = chosenCopy(request, copies)
    const { body, etag } = await this.#load(name + ending)
    const headers = new Headers({ 'Cache-Control': cacheControl, ETag: etag })
    if (copies.length > 0) headers.set('Vary', 'Accept-Encoding')
    if (status === 200 && isUnchanged(request, etag)) return new Response(null, { status: 304, headers })
    headers.set('Content-Type', contentTypes[extname(name)] ?? 'application/octet-stream')
    if (encoding !== undefined) headers.set('Content-Encoding', encoding)
    if (status === 200 && isFilm(name)) return filmAnswer(request, body, headers, etag)
    headers.set('Content-Length', String(body.byteLength))
    return new Response(new Uint8Array(body), { status, headers })
  }

  #load(name: string): Promise<LoadedFile> {
    const path = this.#paths.get(name)
    if (path === undefined) throw new Error(`${name} was not built`)
    const loaded = this.#loaded.get(name) ?? load(path)
    this.#loaded.set(name, loaded)
    return loaded
  }
}

/** An ETag in nginx's format: the modification time in seconds and the size, both hexadecimal. */
async function load(path: string): Promise<LoadedFile> {
  const [body, { mtimeMs, size }] = await Promise.all([readFile(path), stat(path)])
  return { body, etag: `"${Math.floor(mtimeMs / 1000).toString(16)}-${size.toString(16)}"` }
}

function chosenCopy(request: Request, copies: typeof encodings): readonly [Encoding | undefined, string] {
  const accepted = acceptedEncodings(request.headers.get('Accept-Encoding') ?? undefined)
  return copies.find(([encoding]) => accepted.has(encoding)) ?? [undefined, '']
}

function isFilm(name: string): boolean {
  return contentTypes[extname(name)]?.startsWith('video/') === true
}

/** Media players request a video in ranges. */
function filmAnswer(request: Request, body: Buffer, headers: Headers, etag: string): Response {
  headers.set('Accept-Ranges', 'bytes')
  const isSame = [null, etag].includes(request.headers.get('If-Range'))
  const range = isSame ? askedRange(request.headers.get('Range'), body.byteLength) : undefined
  if (range === 'beyond') {
    headers.set('Content-Range', `bytes */${body.byteLength}`)
    return new Response(null, { status: 416, headers })
  }
  const piece = range === undefined ? body : body.subarray(range.first, range.last + 1)
  if (range !== undefined) headers.set('Content-Range', `bytes ${range.first}-${range.last}/${body.byteLength}`)
  headers.set('Content-Length', String(piece.byteLength))
  return new Response(new Uint8Array(piece), { status: range === undefined ? 200 : 206, headers })
}

function isUnchanged(request: Request, etag: string): boolean {
  const known = (request.headers.get('If-None-Match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}
