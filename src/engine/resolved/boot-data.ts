import { vendorNameIn } from '@/contract/catalogue/vendor-icon-code'
import { merchantIcons } from '@/contract/generated/merchant-icons'
import type { Site, Vendors } from '@/contract/generated/merchant-types'
import type { JsonObject, JsonValue } from '@/contract/json/json-value'
import { languageBases } from '@/contract/site-data/language-bases'
import type { WholeBootData } from '@/contract/site-data/boot-data'
import { configFiles } from '@/engine/schema/config-files'
import { namesIn } from './names-in'
import type { ResolvedMerchant } from './resolved-merchant'
import { schemaOf } from '@/engine/schema/schema-node'
import { withoutServerOnly } from './without-server-only'

/** Keys of site.json about the structure of the folder. */
const folderKeys = ['schemaVersion', 'template', 'extends']

/** The data about its merchant that a page gets at start. */
export function bootData({ config }: ResolvedMerchant, texts: Pick<WholeBootData, 'texts' | 'locales'>): WholeBootData {
  const files = Object.fromEntries(
    configFiles.map((file) => [file, withoutServerOnly(schemaOf(file), config[file] as unknown as JsonValue)]),
  )
  const { scheme, assets } = config.theme
  const { login, register, promo, byIframe, pointMall } = config.routes.pages
  const boot = {
    ...files,
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
