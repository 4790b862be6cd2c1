import type { Language } from '@/contract/generated/merchant-types'

/**
 * The BCP 47 tag that formats of a language are made with: `th` is `th-u-ca-gregory-nu-latn`, unless its entry names
 * another calendar or other digits. Browsers would choose the language's own: Buddhist years in Thai, for example, and
 * Bengali digits in Bengali. The `lang` attribute keeps the plain tag.
 */
export function formatTag({ locale, calendar = 'gregory', digits = 'latn' }: Omit<Language, 'label'>): string {
  return new Intl.Locale(locale, { calendar, numberingSystem: digits }).toString()
}
