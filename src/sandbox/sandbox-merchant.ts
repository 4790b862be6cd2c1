import type { SandboxSettings } from '@/contract/generated/gateway-types'
import type { BannerGroup, Banners, Features, Site, Theme, Vendors } from '@/contract/generated/merchant-types'
import { brandColors, type BrandColors } from './art/brand-colors'

/** What the sandbox gateway knows of a merchant. */
export interface SandboxMerchant {
  readonly code: string
  readonly name: string
  readonly defaultLanguage: string
  readonly languages: Site['languages']
  /** A text of the merchant as it is written, without what is to be filled in. */
  readonly text: (language: string, key: string) => string | undefined
  readonly hosts: readonly string[]
  readonly currency: Site['currency']
  /** IANA name. */
  readonly timeZone: string
  readonly accountTypes: Site['accountTypes']
  readonly encryption: Site['gateway']['encryption']
  readonly humanVerification: Site['humanVerification']
  readonly calls: Site['gateway']['calls']
  readonly banners: Readonly<Record<string, BannerGroup>>
  /** What its pictures are drawn in. */
  readonly colors: BrandColors
  /** Google tag id of its analytics. */
  readonly gtagId: string | null
  /** Vendors in the merchant's order. */
  readonly vendors: readonly SandboxVendor[]
  /** Every vendor takes from one wallet. */
  readonly singleWallet: boolean
  /** Limits that every account begins with. */
  readonly limits: NonNullable<Site['sandbox']>['limits']
  /** What is there when a feature is on, by its modId. */
  readonly meanings: Readonly<Record<string, string>>
  /** What the settings are before anybody changed them. */
  readonly settings: SandboxSettings
}

export interface SandboxVendor {
  readonly code: string
  readonly name: string
  readonly categories: readonly string[]
}

interface MerchantConfig {
  readonly site: Site
  readonly banners: Banners
  readonly features: Features
  readonly theme: Theme
  readonly vendors: Vendors
}

/** Takes from a resolved merchant what its gateway needs. The merchant's own flag values are where the server starts. */
export function sandboxMerchant(
  { site, banners, features, theme, vendors }: MerchantConfig,
  text: SandboxMerchant['text'],
): SandboxMerchant {
  const entries = Object.entries(features.flags)
  const start: NonNullable<Site['sandbox']> = site.sandbox ?? { gtagId: null, singleWallet: false, limits: {} }
  const { gtagId, singleWallet, limits, ...settings } = start
  const flags = entries.map(([modId, flag]) => [modId, flag.default ? 1 : 0] as const)
  return {
    code: site.code,
    name: site.name,
    defaultLanguage: site.defaultLanguage,
    languages: site.languages,
    text,
    hosts: site.hosts ?? [],
    currency: site.currency,
    timeZone: site.timeZone,
    accountTypes: site.accountTypes,
    encryption: site.gateway.encryption,
    humanVerification: site.humanVerification,
    calls: site.gateway.calls,
    banners: banners.groups,
    colors: brandColors(theme),
    meanings: Object.fromEntries(entries.map(([modId, { meaning }]) => [modId, meaning])),
    gtagId,
    vendors: vendors.order.flatMap((code) => {
      const vendor = vendors.items[code]
      return vendor === undefined ? [] : [{ code, name: vendor.name, categories: vendor.categories }]
    }),
    singleWallet,
    limits,
    settings: { ...settings, features: { ...Object.fromEntries(flags), ...settings.features } },
  }
}
