import { decodeDocument } from './decode-document'
import { readCsv } from './read-csv'
import type { ReadTranslation, SourceOf } from './read-translation'
import { readXliff } from './read-xliff'

/** Reads what a translator sends: XLIFF or CSV, which its content says. Throws a `DocumentError` with the reason. */
export function readDocument(bytes: Buffer, sourceOf: SourceOf): ReadTranslation[] {
  const text = decodeDocument(bytes)
  return /^\s*</.test(text) ? readXliff(text, sourceOf) : readCsv(text)
}
