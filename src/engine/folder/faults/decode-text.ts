import { isUtf8 } from 'node:buffer'
import { findForeignDocument } from './find-foreign-document'
import type { Fault } from '@/engine/finding/fault'

/** The text of the file, and the faults where it is not UTF-8. */
export function decode(bytes: Buffer, findForeign = findForeignDocument): { text: string; faults: Fault[] } {
  const isMarked = (bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0xff && bytes[1] === 0xfe)
  const isUtf16 = isMarked || hasEmptyHalves(bytes)
  if (!isUtf16 && isUtf8(bytes)) return { text: bytes.toString('utf8'), faults: [] }
  // Documents and pictures begin with a mark of their kind.
  const foreign = isUtf16 ? undefined : findForeign(bytes.subarray(0, 16).toString('latin1'))
  if (foreign !== undefined) return { text: '', faults: [{ ...foreign, offset: 0, length: 0 }] }
  const text = bytes.toString('utf8')
  const fault: Fault = {
    code: 'wrong-encoding',
    offset: isUtf16 ? 0 : Math.max(0, text.indexOf('\ufffd')),
    length: 1,
    path: [],
    message: isUtf16 ? 'written in UTF-16: save it as UTF-8' : 'not UTF-8 from here on: save it as UTF-8',
    expected: 'UTF-8',
    received: isUtf16 ? 'UTF-16' : 'another encoding',
  }
  return { text, faults: [fault] }
}

/** Whether every second byte of the beginning is 0, as in UTF-16 without a mark, where most of JSON is ASCII. */
function hasEmptyHalves(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 64)
  if (start.length < 4 || !start.includes(0)) return false
  return [0, 1].some((half) => start.every((byte, at) => at % 2 !== half || byte === 0))
}
