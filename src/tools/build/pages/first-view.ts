import type { Prerendered } from '@/site/app/start/prerender'
import { hashedPath } from '@/engine/folder/asset-files'
import { remainderOf } from '@/site/lib/json-remainder'
import type { JsonObject } from '@/contract/json/json-value'
import type { FirstView, SiteData } from '@/contract/site-data/boot-data'

/** The part of a merchant's data that its pages contain themselves: what the home page used when it was prerendered. */
export function firstView(data: SiteData, shown: Pick<Prerendered, 'menus' | 'bannerGroups' | 'icons'>): FirstView {
  const { site, theme, features, categories, routes, locales, languageBases } = data
  const { shell, loginFirst, paths, pages } = routes
  // Metadata for search engines and messengers is in the document's head instead.
  const { description: _description, picture: _picture, ...home } = pages.home
  const { icons: _icons, screenshots: _screenshots, ...assets } = theme.assets
  const {
    afterLogin,
    analytics,
    consent,
    contact,
    gameHosts,
    gameTiles,
    hosts,
    hstsPreload,
    humanVerification,
    install,
    languageAddresses,
    legal,
    licence,
    login,
    monitoring,
    offline,
    phoneVerification,
    push,
    responsiblePlay: { age, limitsAtRegistration, ...responsiblePlay },
    registration,
    socialLogin,
    timeZone,
    ...settings
  } = site
  const { defaultLanguage, languages } = settings
  const own = new Set([defaultLanguage])
  // What resembles each other stands together, which gzip makes some 100 bytes less of.
  const view = {
    menus: only(data.menus, shown.menus),
    routes: { shell, loginFirst, paths, pages: { home } },
    features,
    site: {
      ...settings,
      ...(install && { install }),
      // Texts say 18 without it.
      responsiblePlay: { ...responsiblePlay, ...(age !== 18 && { age }) },
      languages: { ...languages, items: only(languages.items, own), order: [defaultLanguage] },
    },
    theme: { ...theme, assets },
    locales: only(locales, own),
    categories,
    banners: { groups: only(data.banners.groups, shown.bannerGroups) },
    languageBases: only(languageBases, own),
  }
  // Those that its markup has are read from there (drawn-icons.ts).
  const named = [...wordsIn(view)].filter((name) => !shown.icons.has(name))
  return { ...view, icons: only(data.icons, new Set(named)) }
}

/** A file of a brand, with its path. */
export interface BrandFile {
  readonly publicPath: string
  readonly text: string
}

/** The file with the data that the pages do not contain. */
export function restFile(data: SiteData, first: FirstView): BrandFile {
  const { items: _items, order: _order, ...languages } = first.site.languages
  // The same file in every language, though each page holds its own one.
  const common = { ...first, site: { ...first.site, languages }, locales: {}, languageBases: {} }
  const text = JSON.stringify(remainderOf(asJson(common), asJson(data)))
  return { publicPath: hashedPath('site.json', text), text }
}

/**
 * Text keys that home shows right after hydration: those of scheduled banners, and of what conditions hid during
 * prerendering. The other texts may still be loading then.
 */
export function soonShown({ menus, banners }: Pick<FirstView, 'menus' | 'banners'>): ReadonlySet<string> {
  return wordsIn({ menus, banners })
}

/** Every string that is the value of a key, including names of icons. */
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

/** The cast is sound: both values come from a merchant's JSON. */
function asJson(value: object): JsonObject {
  return value as JsonObject
}
