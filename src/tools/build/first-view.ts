import type { Prerendered } from '@/site/app/start/prerender'
import { hashedPath } from '@/engine/folder/asset-files'
import { beyond } from '@/site/lib/divide'
import type { JsonObject } from '@/contract/json/json-value'
import type { FirstView, SiteData } from '@/contract/site-data/boot-data'

/** What of a merchant's data its pages hold themselves: what home has shown when it was rendered in advance. */
export function firstView(data: SiteData, shown: Pick<Prerendered, 'menus' | 'bannerGroups'>): FirstView {
  const { site, theme, features, categories, routes, locales } = data
  const { shell, loginFirst, paths, pages } = routes
  // What is for search engines and messengers stands in the document's head.
  const { description: _description, picture: _picture, ...home } = pages.home
  const { icons: _icons, ...assets } = theme.assets
  const {
    afterLogin,
    analytics,
    contact,
    gameHosts,
    gameTiles,
    hosts,
    hstsPreload,
    humanVerification,
    login,
    phoneVerification,
    registration,
    socialLogin,
    timeZone,
    ...settings
  } = site
  const { defaultLanguage, languages } = settings
  const own = new Set([defaultLanguage])
  const view = {
    site: { ...settings, languages: { ...languages, items: only(languages.items, own), order: [defaultLanguage] } },
    theme: { ...theme, assets },
    features,
    categories,
    routes: { shell, loginFirst, paths, pages: { home } },
    menus: only(data.menus, shown.menus),
    banners: { groups: only(data.banners.groups, shown.bannerGroups) },
    locales: only(locales, own),
  }
  return { ...view, icons: only(data.icons, wordsIn(view)) }
}

/** A file of a brand's own, by its address. */
export interface BrandFile {
  readonly publicPath: string
  readonly text: string
}

/** The file of what the pages do not hold. */
export function restFile(data: SiteData, first: FirstView): BrandFile {
  const text = JSON.stringify(beyond(asJson(first), asJson(data)))
  return { publicPath: hashedPath('site.json', text), text }
}

/**
 * Text keys of what home shows as soon as its page is alive: banners on their days, and what conditions held back while
 * it was rendered in advance. The other texts may still be on their way then.
 */
export function soonShown({ menus, banners }: Pick<FirstView, 'menus' | 'banners'>): ReadonlySet<string> {
  return wordsIn({ menus, banners })
}

/** Every text that is the value of a key: the names of icons are among them. */
function wordsIn(value: object, words = new Set<string>()): ReadonlySet<string> {
  for (const inner of Object.values(value) as unknown[]) {
    if (typeof inner === 'string' && !Array.isArray(value)) words.add(inner)
    if (typeof inner === 'object' && inner !== null) wordsIn(inner, words)
  }
  return words
}

function only<T extends object>(map: T, names: ReadonlySet<string>): T {
  return Object.fromEntries(Object.entries(map).filter(([name]) => names.has(name))) as T
}

/** Both are made of a merchant's JSON. */
function asJson(value: object): JsonObject {
  return value as JsonObject
}
