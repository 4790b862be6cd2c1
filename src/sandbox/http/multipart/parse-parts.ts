import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Dicer } from '@fastify/busboy'
import { partFile, partName, type PartFile } from './part-name'

/** A part of a multipart body. Its content is whole, or cut off at the limit. */
export interface Part {
  readonly name: string
  readonly isFile: boolean
  readonly bytes: Uint8Array
  readonly isCut: boolean
}

export interface PartLimits {
  readonly parts: number
  /** Of one part's content. */
  readonly bytes: number
}

/** A body is parsed in slices of this size, so that one large chunk cannot hold parts by the thousand. */
const sliceBytes = 16 * 1024

/** Why a body was not read to its end; `cause` is the error when reading failed, as with a client that goes away. */
export class PartsError extends Error {
  readonly reason: 'malformed' | 'parts' | 'reading'

  constructor(reason: PartsError['reason'], options?: ErrorOptions) {
    super(`The body was given up: ${reason}.`, options)
    this.reason = reason
  }
}

/** By their names in lower case, each with its values. */
type Headers = Readonly<Record<string, readonly string[] | undefined>>

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** Parses a multipart body while it arrives. A file field that was left empty is no part. Throws a PartsError. */
export async function parseParts(body: Chunks, boundary: string, limits: PartLimits): Promise<readonly Part[]> {
  const read: PartReader[] = []
  const parser = new Dicer(optionsOf(boundary))
  parser.on('part', (part) => {
    if (read.length === limits.parts) parser.destroy(new PartsError('parts'))
    else read.push(new PartReader(part, limits.bytes))
  })
  try {
    await pipeline(slices(body), parser)
    return read.flatMap((part) => part.result() ?? [])
  } catch (error) {
    throw error instanceof PartsError ? error : new PartsError('malformed', { cause: error })
  }
}

/**
 * A part never asks the parser to wait, since it is collected in any case. If it did, one that is larger than its mark
 * and ends within the same slice as the body would be waited for without end.
 */
function optionsOf(boundary: string): Dicer.Config {
  const options = { boundary, partHwm: Number.MAX_SAFE_INTEGER }
  return options
}

async function* slices(body: Chunks): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of body)
      for (let at = 0; at < chunk.length; at += sliceBytes) yield chunk.subarray(at, at + sliceBytes)
  } catch (error) {
    throw new PartsError('reading', { cause: error })
  }
}

/** Whether the bytes stand for others: what is passed over here would be read as another text (RFC 7578 §4.7). */
function isEncoded(headers: Headers): boolean {
  const ways = headers['content-transfer-encoding'] ?? []
  const types = headers['content-type'] ?? []
  return ways.some((way) => !/^(7bit|8bit|binary)$/i.test(way.trim())) || types.some((type) => otherCharset.test(type))
}

const otherCharset = /;\s*charset\s*=\s*(?!"?(utf-8|us-ascii)\b)/i

/** Collects what a part holds, up to a limit. */
class PartReader {
  #name: string | undefined
  #file: PartFile = 'none'
  #size = 0
  readonly #most: number
  readonly #chunks: Uint8Array[] = []

  constructor(part: Readable, most: number) {
    this.#most = most
    part.on('header', (headers: Headers) => {
      if (!isEncoded(headers)) this.#name = partName(headers['content-disposition'])
      this.#file = partFile(headers['content-disposition'])
    })
    part.on('data', (chunk: Uint8Array) => this.#take(chunk))
    // A body that ends within a part fails here as well as in the parser, and an error nobody hears ends the process.
    part.on('error', () => undefined)
  }

  #take(chunk: Uint8Array): void {
    if (this.#size < this.#most) this.#chunks.push(chunk.subarray(0, this.#most - this.#size))
    this.#size += chunk.length
  }

  /** Throws a PartsError for a part without a name: what cannot be read must not be left out in silence. */
  result(): Part | undefined {
    if (!this.#name) throw new PartsError('malformed')
    if (this.#file === 'unchosen' && this.#size === 0) return undefined
    return {
      name: this.#name,
      isFile: this.#file !== 'none',
      bytes: Buffer.concat(this.#chunks),
      isCut: this.#size > this.#most,
    }
  }
}
