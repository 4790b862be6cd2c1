import { vendorNameIn } from '@/contract/catalogue/vendor-icon-code'
import type { SandboxSettings } from '@/contract/generated/gateway-types'
import type { LegalDocuments } from '@/contract/site-data/legal-text'
import { minorUnits } from '@/contract/money/minor-units'
import type { BannerGroup, Banners, Features, Routes, Site, Theme, Vendors } from '@/contract/generated/merchant-types'
import { brandColors, type BrandColors } from './art/brand-colors'
import { clientLook, type ClientLook } from './play/port/client-look'

/** A merchant's data that the sandbox gateway needs. */
export interface SandboxMerchant {
  readonly code: string
  readonly name: string
  readonly defaultLanguage: string
  readonly languages: Site['languages']
  /** A text of the merchant as written, with its placeholders unfilled. */
  readonly text: (language: string, key: string) => string | undefined
  readonly hosts: readonly string[]
  readonly currency: Site['currency']
  /** IANA time zone name. */
  readonly timeZone: string
  readonly accountTypes: Site['accountTypes']
  readonly encryption: Site['gateway']['encryption']
  readonly humanVerification: Site['humanVerification']
  readonly calls: Site['gateway']['calls']
  /** Where its site reports to. */
  readonly monitoring: Pick<Site['monitoring'], 'endpoint' | 'policyReports'>
  readonly banners: Readonly<Record<string, BannerGroup>>
  /** The colours of its pictures. */
  readonly colors: BrandColors
  /** What the clients of its games take over of its look. */
  readonly look: ClientLook
  /** Google tag id for analytics. */
  readonly gtagId: string | null
  /** Vendors in the merchant's order. */
  readonly vendors: readonly SandboxVendor[]
  /** Whether all vendors share one wallet. */
  readonly singleWallet: boolean
  /** What its page of registration promises to new players, in hundredths; null: nothing, or in another currency. */
  readonly welcome: number | null
  /** Initial limits of every account. */
  readonly limits: NonNullable<Site['sandbox']>['limits']
  /** What each feature enables, by modId. */
  readonly meanings: Readonly<Record<string, string>>
  /** Versions of the legal documents that players agree to, by document. */
  readonly agreed: Readonly<Record<string, string>>
  /** Hours after which a raised limit holds, and days for which players may shut themselves out. */
  readonly responsiblePlay: Pick<Site['responsiblePlay'], 'raiseAfterHours' | 'exclusionDays'>
  /** Origins of further push services that notifications may be sent to. */
  readonly pushServices: readonly string[]
  /** Settings before any change in the control panel. */
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
  readonly routes: Routes
  readonly theme: Theme
  readonly vendors: Vendors
}

/**
 * Extracts what the gateway needs from a resolved merchant. The merchant's flag values are the server's initial
 * settings.
 */
export function sandboxMerchant(
  { site, banners, features, routes, theme, vendors }: MerchantConfig,
  text: SandboxMerchant['text'],
  legal: LegalDocuments = {},
): SandboxMerchant {
  const entries = Object.entries(features.flags)
  const start: NonNullable<Site['sandbox']> = site.sandbox ?? {
    gtagId: null,
    singleWallet: false,
    scenes: 'spotlight',
    limits: {},
    pushServices: [],
  }
  const { gtagId, singleWallet, scenes, limits, pushServices, ...settings } = start
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
    monitoring: { endpoint: site.monitoring.endpoint, policyReports: site.monitoring.policyReports },
    banners: banners.groups,
    colors: brandColors(theme, scenes),
    look: clientLook(theme),
    meanings: Object.fromEntries(entries.map(([modId, { meaning }]) => [modId, meaning])),
    gtagId,
    vendors: vendors.order.flatMap((code) => {
      const vendor = vendors.items[code]
      return vendor === undefined
        ? []
        : [{ code, name: vendorNameIn(code, vendor.name, site.languages.order), categories: vendor.categories }]
    }),
    singleWallet,
    welcome: welcomeOf(routes, site.currency.code),
    limits,
    pushServices,
    responsiblePlay: site.responsiblePlay,
    agreed: Object.fromEntries(
      site.legal.agreed.flatMap((name) => (legal[name] === undefined ? [] : [[name, legal[name].version]])),
    ),
    settings: { ...settings, features: { ...Object.fromEntries(flags), ...settings.features } },
  }
}

/**
 * The first amount that a registration form promises in the brand's currency. The check `promise-unbooked` reports the
 * others.
 */
function welcomeOf({ pages }: Routes, currency: string): number | null {
  const sections = Object.values(pages).flatMap((page) => page.order.flatMap((name) => page.sections[name] ?? []))
  const promised = sections.flatMap((section) =>
    section.block === 'register-form' ? (section.props.promotionAmount ?? []) : [],
  )
  const own = promised.find((each) => each.currency === currency && each.amount > 0)
  return own === undefined ? null : minorUnits(own.amount, 'down')
}
