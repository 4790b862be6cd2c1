import { refusalCodes } from '@/contract/endpoints/refusal-codes'
import type { MerchantCheck } from '@/engine/checks/check-kinds'
import { hasText, languagesWithTexts } from './text-missing'

/** Built once, because every brand looks them up. */
const keys = refusalCodes.map((code) => ({ code, key: `refusal.code.${code}` }))

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
    const untold = keys.filter(({ key }) => !languages.some((language) => hasText(draft, language, key)))
    if (first === undefined || untold.length === 0 || untold.length === keys.length) return []
    return [
      {
        file: `locales/${first}` as const,
        path: [],
        spot: 'object' as const,
        message: `no language says what these codes of refusals mean: ${untold.map(({ code }) => code).join(', ')}`,
        expected: untold.map(({ key }) => `"${key}"`).join(', '),
        received: 'nothing',
        suggestions: untold.map(({ key }) => key),
      },
    ]
  },
}
