import { refusalCodes } from '@/gateway/refusal-codes'
import type { MerchantCheck } from './merchant-check'
import { hasText, languagesWithTexts } from './text-missing'

const keyOf = (code: string): string => `refusal.code.${code}`

export const refusalUntold: MerchantCheck = {
  code: 'refusal-untold',
  severity: 'warning',
  docs: {
    what: 'A brand has texts for some of the codes by which the gateway refuses what is done with money, games or rewards, and for others none in any language.',
    why: "Of those its players read the server's message and the code. What only some languages lack is told by text-untranslated; a brand without any such text speaks in the server's words throughout.",
    bad: {
      'locales/EN.json': '{ "refusal.code.not_enough": "There is not that much in your wallet" }',
      'locales/TY.json': '{ "refusal.code.not_enough": "Kulang ang laman ng wallet mo" }',
      'menus.json': '{ "side": { "items": { "home": { "label": "refusal.code.not_enough" } } } }',
    },
    good: { 'locales/EN.json': '{}' },
  },
  inspect(draft) {
    const languages = languagesWithTexts(draft)
    const [first] = languages
    const isTold = (code: string) => languages.some((language) => hasText(draft, language, keyOf(code)))
    const untold = refusalCodes.filter((code) => !isTold(code))
    if (first === undefined || untold.length === 0 || untold.length === refusalCodes.length) return []
    return [
      {
        file: `locales/${first}` as const,
        path: [],
        spot: 'object' as const,
        message: `no language says what these codes of refusals mean: ${untold.join(', ')}`,
        expected: untold.map((code) => `"${keyOf(code)}"`).join(', '),
        received: 'nothing',
        suggestions: untold.map(keyOf),
      },
    ]
  },
}
