import { child, keysOf, quote } from '@/contract/json/json-value'
import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const fonts = (range: string): string =>
  `{ "fonts": { "latin": { "family": "Acme", "src": "acme.woff2", "weight": "400", "unicodeRange": "${range}" } }, "tokens": { "font": { "body": { "$value": ["Acme", "sans-serif"] } } } }`
/** The signature of a woff2 file: enough to be accepted as one. */
const font = Buffer.from('wOF2')

export const unicodeRangeInvalid: MerchantCheck = {
  code: 'unicode-range-invalid',
  severity: 'error',
  docs: {
    what: 'A part of unicodeRange is no range of characters: U+26, U+0-7F, U+4??, with the end after the start and at most U+10FFFF.',
    why: 'Browsers drop the whole line, and the font would be loaded for every character.',
    bad: { 'theme.json': fonts('U+00FF-0000'), 'assets/acme.woff2': font },
    good: { 'theme.json': fonts('U+0000-00FF'), 'assets/acme.woff2': font },
  },
  inspect: ({ config }) => wrongIn(config.theme),
}

const wrongIn = memoiseByPart((theme): FileFinding[] => {
  const all = child(theme, 'fonts')
  return keysOf(all).flatMap((name) => {
    const written = child(child(all, name), 'unicodeRange')
    if (typeof written !== 'string' || !/^U\+[0-9A-Fa-f?U+, -]+$/.test(written)) return []
    const wrong = written.split(',').find((part) => !isRange(part.trim()))
    if (wrong === undefined) return []
    return [
      {
        file: 'theme' as const,
        path: ['fonts', name, 'unicodeRange'],
        spot: 'value' as const,
        message: `"${wrong.trim()}" is no range of characters`,
        expected: 'ranges as U+0-7F, U+26 or U+4??, between commas',
        received: quote(written),
      },
    ]
  })
})

/** https://www.w3.org/TR/css-fonts-4/#unicode-range-desc */
function isRange(part: string): boolean {
  const [, start, end] = /^U\+(?=.{1,13}$)([0-9A-F]{1,6}|[0-9A-F]{0,5}\?{1,6})(?:-([0-9A-F]{1,6}))?$/i.exec(part) ?? []
  if (start === undefined || start.length > 6) return false
  if (start.includes('?')) return end === undefined && parseInt(start.replaceAll('?', '0'), 16) <= 0x10ffff
  const [low, high] = [parseInt(start, 16), parseInt(end ?? start, 16)]
  return low <= high && high <= 0x10ffff
}
