import type { Language, Locale } from '@/contract/generated/merchant-types'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'
import { LayeredTexts } from '@/engine/merge/layered-texts'
import { completeTexts } from '@/engine/resolved/complete-texts'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { accentedText, mirroredText } from './pseudo-text'

/** The pseudo-languages by code, with the names that CLDR gives them. */
const pseudoLanguages: Readonly<Record<string, Language & { readonly write: (text: string) => string }>> = {
  'EN-XA': { locale: 'en-XA', label: 'English (Pseudo-Accents)', write: accentedText },
  'AR-XB': { locale: 'ar-XB', label: 'Arabic (Pseudo-Bidi)', write: mirroredText },
}

/** Codes of the pseudo-languages. */
const pseudoCodes: readonly string[] = Object.keys(pseudoLanguages)

/**
 * The merchant with the pseudo-languages after its own ones, their texts made from its English. For development,
 * Storybook and tests: no file names them, and no build has them.
 */
export const withPseudoLanguages = memoiseByObject((merchant: ResolvedMerchant): ResolvedMerchant => {
  const { config, texts } = merchant
  const { languages, defaultLanguage } = config.site
  const english = completeTexts(texts, 'EN', defaultLanguage)
  const items = { ...languages.items }
  const own = new Map(texts.own)
  for (const [code, { write, ...language }] of Object.entries(pseudoLanguages)) {
    items[code] = language
    own.set(code, rewritten(english, write))
  }
  const site = { ...config.site, languages: { items, order: [...languages.order, ...pseudoCodes] } }
  return { ...merchant, config: { ...config, site }, texts: new LayeredTexts(own, texts.below) }
})

function rewritten(texts: Locale, write: (text: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, write(text ?? '')]))
}
