import type { Site } from '@/contract/generated/merchant-types'

/** What the addresses of a language begin with, by its code: `/vi`. The default language has none. */
export type LanguageBases = Readonly<Record<string, string>>

/**
 * A language that is not the default one has addresses of its own, below its shortest tag: `/vi/rng`, `/zh-tw/rng`. All
 * are the default one's where a brand does not want that.
 */
export function languageBases({
  languages,
  defaultLanguage,
  languageAddresses,
}: Pick<Site, 'languages' | 'defaultLanguage' | 'languageAddresses'>): LanguageBases {
  const { items, order } = languages
  const bases: Record<string, string> = {}
  if (!languageAddresses) return bases
  const taken = new Set<string>()
  for (const code of order) {
    const locale = items[code]?.locale
    if (code === defaultLanguage || locale === undefined) continue
    const part = [shortest(locale), locale.toLowerCase()].find((each) => !taken.has(each)) ?? code.toLowerCase()
    taken.add(part)
    bases[code] = `/${part}`
  }
  return bases
}

/** `vi-VN` is `vi`, `zh-Hant-TW` is `zh-tw`. */
function shortest(locale: string): string {
  try {
    return new Intl.Locale(locale).minimize().baseName.toLowerCase()
  } catch {
    return locale.toLowerCase()
  }
}

/** A path without what the addresses of its language begin with. */
export function withinLanguage(path: string, bases: LanguageBases): string {
  return path.replace(new RegExp(`^(${Object.values(bases).join('|')})(?=/|$)`), '') || '/'
}
