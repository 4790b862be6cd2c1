import { writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { encodings, type Encoding } from '@/tools/serve/content-encoding'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Compression effort. */
export type Effort = 'page' | 'small' | 'fast' | 'best'

/**
 * `best` is for files that all brands share and that few builds change: 10 % smaller than `fast` in 50 times the time.
 * `fast` is for a brand's files. `page` is for its HTML, 140 KB that change with every build: gzip takes 1.0 ms, and
 * brotli would take 2.6 ms more to save 2 KB of 19 on the home page. `small` is for files that a brand has many of: 34
 * languages of a few texts each take 9 ms to compress, and 1 ms without.
 */
const levels: Readonly<Record<Effort, Partial<Record<Encoding, number>>>> = {
  page: { gzip: 4 },
  small: { gzip: 4 },
  fast: { br: 5, gzip: 6 },
  best: { br: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
}

/**
 * Writes compressed copies of a file beside it, all or none: nginx sends Vary: Accept-Encoding only if it finds the one
 * for gzip.
 */
export async function precompress(path: string, body: Buffer, effort: Effort): Promise<void> {
  const encoded = copiesOf(effort).map(async ({ encoding, ending, level }) => ({
    ending,
    copy: await (encoding === 'gzip' ? toGzip(body, { level }) : toBrotli(body, brotliOptions(body, level))),
  }))
  writeCopies(path, body, await Promise.all(encoded))
}

/** `precompress` in this thread: for a small file that is faster than passing it to another. */
export function precompressHere(path: string, body: Buffer, effort: Effort): void {
  const encoded = copiesOf(effort).map(({ encoding, ending, level }) => ({
    ending,
    copy: encoding === 'gzip' ? gzipSync(body, { level }) : brotliCompressSync(body, brotliOptions(body, level)),
  }))
  writeCopies(path, body, encoded)
}

function copiesOf(effort: Effort) {
  return encodings.flatMap(([encoding, ending]) => {
    const level = levels[effort][encoding]
    return level === undefined ? [] : [{ encoding, ending, level }]
  })
}

function brotliOptions(body: Buffer, level: number) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants
  return {
    params: {
      [BROTLI_PARAM_QUALITY]: level,
      [BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    },
  }
}

function writeCopies(path: string, body: Buffer, encoded: readonly { ending: string; copy: Buffer }[]): void {
  if (encoded.some(({ copy }) => copy.byteLength >= body.byteLength)) return
  for (const { ending, copy } of encoded) writeFileSync(path + ending, copy)
}
