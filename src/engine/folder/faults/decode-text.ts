import { isUtf8 } from 'node:buffer'
import type { Fault } from '@/engine/finding/fault'

/** The text of the file, and the faults where it is not UTF-8. */
export function decode(bytes: Buffer): { text: string; faults: Fault[] } {
  const isUtf16 = (bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0xff && bytes[1] === 0xfe)
  if (!isUtf16 && isUtf8(bytes)) return { text: bytes.toString('utf8'), faults: [] }
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
