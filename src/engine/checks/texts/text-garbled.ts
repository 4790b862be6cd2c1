import { isUtf8 } from 'node:buffer'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'
import { ownTextFiles, placeOf, type OwnText } from './own-texts'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

export const textGarbled: MerchantCheck = {
  code: 'text-garbled',
  severity: 'error',
  docs: {
    what: 'The letters of a text were lost: a program read the file in another encoding than UTF-8 and saved what it saw.',
    why: 'Players would read "Trang chá»§" where "Trang chủ" was written.',
    bad: { 'locales/EN.json': '{ "nav.home": "CafÃ©" }' },
    good: { 'locales/EN.json': '{ "nav.home": "Café" }' },
  },
  // One finding per file: an encoding mistake affects all texts of a file.
  inspect: (draft) => ownTextFiles(draft).flatMap((texts) => garbledIn(texts)),
}

const garbledIn = memoiseByObject((texts: readonly OwnText[]): FileFinding[] => {
  const [first, ...others] = texts.filter(({ text }) => isGarbled(text))
  if (first === undefined) return []
  const { file, key, text } = first
  const more = others.length === 0 ? '' : `, and of ${others.length} more in this file`
  const whole = meant(text)
  return [
    {
      ...placeOf(file, key, text),
      message: `letters of this text${more} were lost in another encoding`,
      expected: whole === undefined ? 'the text as it was written, saved as UTF-8' : JSON.stringify(whole),
      suggestions: whole === undefined ? [] : [whole],
    },
  ]
})

/** Whether letters of a text were lost in another encoding. */
export function isGarbled(text: string): boolean {
  return text.includes('\ufffd') || meant(text) !== undefined
}

/** Byte values by the characters that Windows-1252 shows for them. */
const bytes = new Map(
  Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte]),
)

/** The original text whose UTF-8 bytes were decoded as Windows-1252. */
function meant(text: string): string | undefined {
  if (!/[\u0080-\u00ff]/.test(text)) return undefined
  const read: number[] = []
  for (const letter of text) {
    const byte = bytes.get(letter)
    // Most texts end here: Windows-1252 has few Vietnamese letters.
    if (byte === undefined) return undefined
    read.push(byte)
  }
  const buffer = Buffer.from(read)
  return isUtf8(buffer) ? buffer.toString('utf8') : undefined
}
