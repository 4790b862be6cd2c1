import { isUtf8 } from 'node:buffer'

/** A document that cannot be read, with the reason. */
export class DocumentError extends Error {}

/**
 * The text of a document that a translator's tool wrote, without its byte order mark: UTF-8, UTF-16 with a mark, or what
 * an XML declaration says. Throws a `DocumentError` for anything else.
 */
export function decodeDocument(bytes: Buffer): string {
  const mark = [...marks].find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0]
  if (mark !== undefined) return decoded(bytes, mark)
  const head = bytes.subarray(0, 200).toString('latin1')
  if (head.startsWith('<\0')) return decoded(bytes, 'utf-16le')
  if (head.startsWith('\0<')) return decoded(bytes, 'utf-16be')
  const said = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1]
  if (said !== undefined && !/^utf-?8$/i.test(said)) return decoded(bytes, said)
  if (isUtf8(bytes) && !bytes.includes(0)) return bytes.toString('utf8')
  if (head.startsWith('PK')) throw new DocumentError('it is a ZIP archive: unpack it first, or save it as CSV or XLIFF')
  throw new DocumentError(
    'it is not written in UTF-8, so that letters would be lost: save it as UTF-8 (in Excel "CSV UTF-8", in LibreOffice the character set "Unicode (UTF-8)")',
  )
}

const marks: ReadonlyMap<string, readonly number[]> = new Map([
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
])

function decoded(bytes: Buffer, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new DocumentError(`it says that it is written in ${encoding}, and cannot be read as that: save it as UTF-8`)
  }
}
