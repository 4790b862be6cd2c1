import type { PageConfig, Site } from '@/contract/generated/merchant-types'

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

/** What else the addresses of a language may begin with, in lower case, and what they do begin with: `/en` is ``. */
export type LanguageNames = Readonly<Record<string, string>>

/**
 * Tags that people write before a path although no address begins with them: the default language's own (`/en`), and
 * whole ones (`/vi-vn`). Where a page begins so, it is no language.
 */
export function languageNames(
  site: Pick<Site, 'languages' | 'defaultLanguage' | 'languageAddresses'>,
  pages: Readonly<Record<string, Pick<PageConfig, 'path' | 'aliases'>>>,
): LanguageNames {
  if (!site.languageAddresses) return {}
  const bases = languageBases(site)
  const addresses = Object.values(pages).flatMap(({ path, aliases }) => [path, ...aliases])
  const taken = new Set([...Object.values(bases), ...addresses.map((each) => `/${firstPart(each).toLowerCase()}`)])
  const names: Record<string, string> = {}
  for (const code of site.languages.order) {
    const locale = site.languages.items[code]?.locale
    if (locale === undefined) continue
    for (const name of [`/${shortest(locale)}`, `/${locale.toLowerCase()}`]) {
      if (taken.has(name)) continue
      taken.add(name)
      names[name] = bases[code] ?? ''
    }
  }
  return names
}

function firstPart(path: string): string {
  return path.split('/')[1] ?? ''
}

/** `vi-VN` is `vi`, `zh-Hant-TW` is `zh-tw`. */
function shortest(locale: string): string {
  try {
    return new Intl.Locale(locale).minimize().baseName.toLowerCase()
  } catch {
    return locale.toLowerCase()
  }
}

/** A path without what the addresses of its language begin with, or may begin with, in any case. */
export function withinLanguage(
  path: string,
  { languageBases, languageNames }: { languageBases?: LanguageBases; languageNames?: LanguageNames } = {},
): string {
  const beginnings = [...Object.values({ ...languageBases }), ...Object.keys({ ...languageNames })].join('|')
  return path.replace(new RegExp(`^(${beginnings})(?=[/?#]|$)`, 'i'), '').replace(/^(?!\/)/, '/')
}
