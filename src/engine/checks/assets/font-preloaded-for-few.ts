import { child, keysOf, type JsonValue } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'
import type { FileFinding } from '@/engine/finding/check'
import { memoiseByPart } from '@/engine/memo/memoise-by-part'

const theme = (preload: string): string =>
  `{ "fonts": { "own": { "family": "Acme", "src": "acme.woff2", "weight": "400", "languages": ["EN"]${preload} } }, "tokens": { "font": { "body": { "$value": ["Acme", "sans-serif"] } } } }`
/** The signature of a woff2 file: enough to be accepted as one. */
const font = Buffer.from('wOF2')

export const fontPreloadedForFew: MerchantCheck = {
  code: 'font-preloaded-for-few',
  severity: 'warning',
  docs: {
    what: 'A font file is for pages of some languages and loaded with every page.',
    why: 'Readers of all other languages fetch it and never see it.',
    bad: { 'theme.json': theme(', "preload": true'), 'assets/acme.woff2': font },
    good: { 'theme.json': theme(''), 'assets/acme.woff2': font },
  },
  inspect: ({ config }) => preloadedIn(config.theme),
}

const preloadedIn = memoiseByPart((theme: JsonValue | undefined): FileFinding[] => {
  const fonts = child(theme, 'fonts')
  return keysOf(fonts).flatMap((name) => {
    const font = child(fonts, name)
    if (child(font, 'preload') !== true || child(font, 'languages') === undefined) return []
    return [
      {
        file: 'theme' as const,
        path: ['fonts', name, 'preload'],
        spot: 'value' as const,
        message: 'every page loads this file, and pages of its "languages" alone show it',
        expected: 'no "preload" beside "languages"',
        received: 'true',
      },
    ]
  })
})
