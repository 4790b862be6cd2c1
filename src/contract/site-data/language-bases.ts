import type { Site } from '@/contract/generated/merchant-types'

/** What the addresses of each language begin with, by its code: nothing for the default language, `/vi` for another. */
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
  const taken = new Set<string>()
  for (const code of order) {
    const locale = items[code]?.locale
    const isOwn = languageAddresses && code !== defaultLanguage && locale !== undefined
    const base = isOwn ? `/${[shortest(locale), locale.toLowerCase()].find((each) => !taken.has(each)) ?? code}` : ''
    taken.add(base.slice(1))
    bases[code] = base
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
export function withinLanguage(path: string, bases: Iterable<string>): string {
  for (const base of bases) {
    if (base === '') continue
    if (path === base) return '/'
    if (path.startsWith(`${base}/`)) return path.slice(base.length)
  }
  return path
}
