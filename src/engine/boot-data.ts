import { merchantIcons } from '@/generated/merchant-icons'
import type { Locale, Vendors } from '@/generated/merchant-types'
import type { WholeBootData } from '@/site/boot-data'
import { hashedPath } from './asset-files'
import { configFiles } from './config-files'
import type { JsonObject, JsonValue } from '@/lib/json-value'
import type { ResolvedMerchant } from './resolved-merchant'
import { schemaOf } from './schema-node'
import { walkReferences } from './walk-references'
import { withoutServerOnly } from './without-server-only'

/** The texts of a language in a file of its own. */
export interface LocaleFile {
  readonly publicPath: string
  readonly text: string
}

/** Keys of site.json that say how the folder is put together. */
const folderKeys = ['schemaVersion', 'template', 'extends']

/** What a page is told of its merchant, and the files that hold the texts of its languages. */
export function bootData({ config }: ResolvedMerchant): { boot: WholeBootData; localeFiles: LocaleFile[] } {
  const files = Object.fromEntries(
    configFiles.map((file) => [file, withoutServerOnly(schemaOf(file), config[file] as unknown as JsonValue)]),
  )
  const { scheme, assets } = config.theme
  const { login, promo, byIframe } = config.routes.pages
  const texts = (language: string): Locale => config.locales[language] ?? {}
  const localeFiles = new Map(
    config.site.languages.order.map((language) => [language, localeFile(language, texts(language))]),
  )
  const boot = {
    ...files,
    site: omit(files['site'] as JsonObject, folderKeys),
    theme: { scheme, assets },
    routes: {
      ...(files['routes'] as JsonObject),
      paths: { login: login.path, promo: promo.path, byIframe: byIframe.path },
    },
    categories: suppliedCategories(config.vendors),
    icons: namedIcons(config),
    texts: texts(config.site.defaultLanguage),
    locales: Object.fromEntries([...localeFiles].map(([language, { publicPath }]) => [language, publicPath])),
  }
  // Each file keeps the type it has; only keys that SiteData leaves out are gone.
  return { boot: boot as unknown as WholeBootData, localeFiles: [...localeFiles.values()] }
}

/** Kinds of games of the vendors that are shown. */
export function suppliedCategories({ items, order }: Pick<Vendors, 'items' | 'order'>): WholeBootData['categories'] {
  return [...new Set(order.flatMap((code) => items[code]?.categories ?? []))]
}

/** Drawings of the icons that the merchant names anywhere. */
function namedIcons(config: ResolvedMerchant['config']): WholeBootData['icons'] {
  const names = new Set<string>()
  for (const file of configFiles) {
    walkReferences(schemaOf(file), config[file] as unknown as JsonValue, ({ kind, value }) => {
      if (kind === 'icon') names.add(value)
    })
  }
  return Object.fromEntries(Object.entries(merchantIcons).filter(([name]) => names.has(name)))
}

function localeFile(language: string, texts: Locale): LocaleFile {
  const text = JSON.stringify(texts)
  return { publicPath: hashedPath(`${language}.json`, text), text }
}

function omit(value: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)))
}
