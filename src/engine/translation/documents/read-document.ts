import { decodeDocument, DocumentError } from './decode-document'
import { readCsv } from './read-csv'
import type { ReadTranslation, SourceOf } from './read-translation'
import { readXliff } from './read-xliff'

/**
 * Reads what a translator sends: XLIFF or CSV, which its content says. Throws a `DocumentError` with the reason, also
 * where none of its texts has a key of ours: programs keep files of their own, in which texts have numbers.
 */
export function readDocument(bytes: Buffer, sourceOf: SourceOf): ReadTranslation[] {
  const text = decodeDocument(bytes)
  const read = /^\s*</.test(text) ? readXliff(text, sourceOf) : readCsv(text)
  if (read.length === 0) throw new DocumentError('it holds no texts')
  const isKnown = ({ names }: ReadTranslation) => names.some((name) => sourceOf(name) !== undefined)
  if (read.some(isKnown)) return read
  const [first] = read
  throw new DocumentError(
    `none of its texts has a known key, the first is "${first?.names[0] ?? ''}": ask for the finished document, not for the file that the translator's program works in`,
  )
}
