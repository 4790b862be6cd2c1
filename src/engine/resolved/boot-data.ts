import { vendorNameIn } from '@/contract/catalogue/vendor-icon-code'
import { merchantIcons } from '@/contract/generated/merchant-icons'
import type { Site, Vendors } from '@/contract/generated/merchant-types'
import { child, isJsonObject, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import { languageBases, languageNames } from '@/contract/site-data/language-bases'
import type { WholeBootData } from '@/contract/site-data/boot-data'
import { configFiles } from '@/engine/schema/config-files'
import { mayAskConsent } from '@/contract/site-data/consent-asked'
import { shippedLegal } from './legal-texts'
import { namesIn } from './names-in'
import type { ResolvedMerchant } from './resolved-merchant'
import { schemaOf } from '@/engine/schema/schema-node'
import { withoutServerOnly } from './without-server-only'

/** Keys of site.json about the structure of the folder. */
const folderKeys = ['schemaVersion', 'template', 'extends']

/** The data about its merchant that a page gets at start. */
export function bootData(merchant: ResolvedMerchant, texts: Pick<WholeBootData, 'texts' | 'locales'>): WholeBootData {
  const { config } = merchant
  const files = Object.fromEntries(
    configFiles.map((file) => [file, withoutServerOnly(schemaOf(file), config[file] as unknown as JsonValue)]),
  )
  const { scheme, assets } = config.theme
  const { login, register, promo, byIframe, pointMall } = config.routes.pages
  const boot = {
    ...files,
    menus: withoutIdleEntries(config, files['menus'] as JsonObject),
    site: { ...omit(files['site'] as JsonObject, folderKeys), languages: offeredLanguages(config.site) },
    vendors: { ...(files['vendors'] as JsonObject), items: namedVendors(config) },
    theme: { scheme, assets },
    routes: {
      ...(files['routes'] as JsonObject),
      paths: {
        ...{ login: login.path, register: (register ?? login).path, promo: promo.path, byIframe: byIframe.path },
        ...(pointMall != null && { pointMall: pointMall.path }),
      },
    },
    categories: suppliedCategories(config.vendors),
    icons: namedIcons(config),
    texts: texts.texts,
    locales: texts.locales,
    languageBases: languageBases(config.site),
    languageNames: languageNames(config.site, config.routes.pages),
    legalDocuments: shippedLegal(merchant).documents,
  }
  // The cast is sound: each file keeps its type, except for keys that SiteData leaves out.
  return boot as unknown as WholeBootData
}

/** The languages that players can choose: the template describes more. */
function offeredLanguages({ languages: { items, order } }: ResolvedMerchant['config']['site']): Site['languages'] {
  return { items: Object.fromEntries(Object.entries(items).filter(([code]) => order.includes(code))), order }
}

/** The vendors with the names that the brand's languages ask for (2 §9), which no page has to find out. */
function namedVendors({ vendors, site }: Pick<ResolvedMerchant['config'], 'vendors' | 'site'>): Vendors['items'] {
  const named = ([code, vendor]: [string, Vendors['items'][string]]) =>
    [code, { ...vendor, name: vendorNameIn(code, vendor.name, site.languages.order) }] as const
  return Object.fromEntries(Object.entries(vendors.items).map(named))
}

/** The menus without the entry for cookie settings, where nobody is asked: there is nothing to set. */
function withoutIdleEntries({ site }: Pick<ResolvedMerchant['config'], 'site'>, menus: JsonObject): JsonObject {
  if (mayAskConsent(site)) return menus
  const withoutIn = (menu: JsonValue): JsonValue => {
    const items = child(menu, 'items')
    if (!isJsonObject(menu) || !isJsonObject(items)) return menu
    const idle = Object.keys(items).filter(
      (name) => child(child(items[name], 'action'), 'dialog') === 'cookie-settings',
    )
    if (idle.length === 0) return menu
    const order = (menu['order'] as string[]).filter((name) => !idle.includes(name))
    return { ...menu, items: omit(items, idle), order }
  }
  return Object.fromEntries(Object.entries(menus).map(([name, menu]) => [name, withoutIn(menu)]))
}

/** Kinds of games of the vendors shown. */
export function suppliedCategories({ items, order }: Pick<Vendors, 'items' | 'order'>): WholeBootData['categories'] {
  return [...new Set(order.flatMap((code) => items[code]?.categories ?? []))]
}

/** Drawings of the icons that the merchant names anywhere. */
function namedIcons(config: ResolvedMerchant['config']): WholeBootData['icons'] {
  const names = namesIn(config, 'icon')
  return Object.fromEntries(Object.entries(merchantIcons).filter(([name]) => names.has(name)))
}

function omit(value: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)))
}
