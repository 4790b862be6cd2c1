import type { Language } from '@/contract/generated/merchant-types'

/**
 * The BCP 47 tag that formats of a language are made with: `th` is `th-u-ca-gregory-nu-latn`, unless its entry names
 * another calendar or other digits. Browsers would choose the language's own: Buddhist years in Thai, for example, and
 * Bengali digits in Bengali. The `lang` attribute keeps the plain tag.
 */
export function formatTag({ locale, calendar = 'gregory', digits = 'latn' }: Omit<Language, 'label'>): string {
  // Put together as text: Intl.Locale takes ten milliseconds of a fast computer's processor the first time, and every
  // page waits for this tag. What the locale itself says of calendar and digits gives way.
  return `${locale.split('-u-')[0]}-u-ca-${calendar}-nu-${digits}`
}
