import { suggest } from '@/engine/names/suggest'
import { child, keysOf, quote } from '@/contract/json/json-value'
import type { FileFinding } from '@/engine/finding/check'
import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const theme = (family: string): string =>
  `{ "fonts": { "body": { "family": "Lexend", "src": "lexend.woff2", "weight": "400" } }, "tokens": { "font": { "body": { "$value": ["Lexend", "sans-serif"] }, "heading": { "$value": ["${family}", "sans-serif"] } } } }`

const woff2 = Buffer.from('wOF2\0\x01\0\0', 'latin1')

export const fontUnknown: MerchantCheck = {
  code: 'font-unknown',
  severity: 'error',
  isOfValue: true,
  docs: {
    what: 'A font family is nearly, and not quite, called what a font file of the theme is.',
    why: 'Every text would be drawn in the next family of the list, and the file be loaded for nothing.',
    bad: { 'assets/lexend.woff2': woff2, 'theme.json': theme('Lexand') },
    good: { 'assets/lexend.woff2': woff2, 'theme.json': theme('Lexend') },
  },
  inspect: ({ config }) => unknownIn(config.theme),
}

const unknownIn = memoiseByPart((merged): FileFinding[] => {
  const fonts = child(merged, 'fonts')
  const files = keysOf(fonts).map((name) => child(child(fonts, name), 'family'))
  const loaded = files.filter((family) => typeof family === 'string')
  const known = loaded.flatMap((family) => [family, `${family} stand-in`])
  const tokens = child(child(merged, 'tokens'), 'font')
  return keysOf(tokens).flatMap((name) => {
    const families = child(child(tokens, name), '$value')
    return (Array.isArray(families) ? families : []).flatMap((family, index) => {
      if (typeof family !== 'string' || known.includes(family)) return []
      const suggestions = suggest(family, known)
      if (suggestions.length === 0) return []
      return [
        {
          file: 'theme' as const,
          path: ['tokens', 'font', name, '$value', index],
          spot: 'value' as const,
          message: `no font file has the family ${quote(family)}`,
          expected: `a family of "fonts", such as ${loaded[0] ?? ''}, or one that devices have`,
          received: quote(family),
          suggestions,
        },
      ]
    })
  })
})
