import { isUtf8 } from 'node:buffer'
import type { Fault, Check } from '@/engine/finding/check'

export const wrongEncoding: Check = {
  code: 'wrong-encoding',
  severity: 'error',
  docs: {
    what: 'The file is not written in UTF-8.',
    why: 'Accented letters of another encoding would reach players as question marks.',
    bad: { 'locales/EN.json': Buffer.from('{ "nav.home": "Caf\u00e9" }', 'latin1') },
    good: { 'locales/EN.json': '{ "nav.home": "Caf\u00e9" }' },
  },
}

/** The text of the file, and where it is not UTF-8. */
export function decode(bytes: Buffer): { text: string; faults: Fault[] } {
  const isUtf16 = (bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0xff && bytes[1] === 0xfe)
  if (!isUtf16 && isUtf8(bytes)) return { text: bytes.toString('utf8'), faults: [] }
  const text = bytes.toString('utf8')
  const fault: Fault = {
    check: wrongEncoding,
    offset: isUtf16 ? 0 : Math.max(0, text.indexOf('\ufffd')),
    length: 1,
    path: [],
    message: isUtf16 ? 'written in UTF-16: save it as UTF-8' : 'not UTF-8 from here on: save it as UTF-8',
    expected: 'UTF-8',
    received: isUtf16 ? 'UTF-16' : 'another encoding',
  }
  return { text, faults: [fault] }
}
