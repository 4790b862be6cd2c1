import type {
  Banners,
  Condition,
  Features,
  Fields,
  Locale,
  Menus,
  Panels,
  Routes,
  Site,
  Theme,
  Vendors,
} from '@/contract/generated/merchant-types'
import type { LanguageBases, LanguageNames } from './language-bases'
import type { LegalDocuments } from './legal-text'
import type { TextsAddress } from './texts-address'

type Pages = Routes['pages']
type Settings = Omit<Site, '$schema' | 'sandbox' | 'extends' | 'template' | 'schemaVersion'>

/** Settings of site.json that no page needs for its first view: those of forms and what follows them, and others. */
export type LaterSettings = Pick<
  Settings,
  | 'afterLogin'
  | 'analytics'
  | 'consent'
  | 'contact'
  | 'gameHosts'
  | 'gameTiles'
  | 'hosts'
  | 'hstsPreload'
  | 'humanVerification'
  | 'languageAddresses'
  | 'legal'
  | 'licence'
  | 'login'
  | 'monitoring'
  | 'offline'
  | 'phoneVerification'
  | 'push'
  | 'registration'
  | 'socialLogin'
  | 'timeZone'
>

/** Paths of the pages that code links to; JSON links to the others. */
export interface LinkedPaths {
  readonly paths: Readonly<Record<'login' | 'register' | 'promo' | 'byIframe', string>> & {
    /** Where a brand has one. */
    readonly pointMall?: string
  }
}

/** The merchant's data that every page has from the start: what the first view of the home page needs. */
export interface FirstView {
  /** Of the languages, only the default one. */
  readonly site: Omit<Settings, keyof LaterSettings | 'responsiblePlay' | 'install'> & {
    readonly install?: boolean
    readonly responsiblePlay: Omit<Settings['responsiblePlay'], 'age' | 'limitsAtRegistration'> & {
      readonly age?: number
    }
  }
  readonly theme: Pick<Theme, 'scheme'> & { readonly assets: Omit<Theme['assets'], 'icons' | 'screenshots'> }
  readonly routes: Pick<Routes, 'shell' | 'loginFirst'> & LinkedPaths & { readonly pages: Pick<Pages, 'home'> }
  readonly features: { readonly flags: Record<string, Omit<Features['flags'][string], 'meaning'>> }
  /** Kinds of games that the vendors have. */
  readonly categories: readonly NonNullable<Condition['category']>[]
  /** The banner groups and menus that the home page shows. */
  readonly banners: { readonly groups: Readonly<Partial<Banners['groups']>> }
  readonly menus: Readonly<Partial<Omit<Menus, '$schema'>>>
  /** SVG paths of the icons that this data names; those in the page's markup are added by the scripts. */
  readonly icons: Record<string, string>
  /** Addresses of the texts that are not in the page, by language code. */
  readonly locales: Readonly<Record<string, TextsAddress>>
  readonly languageBases: LanguageBases
  /** Not needed before the rest has loaded. */
  readonly languageNames?: LanguageNames
}

/** All of a merchant's data for browsers: the resolved merchant without what only servers need. */
export interface SiteData extends FirstView {
  readonly site: Settings
  readonly theme: Pick<Theme, 'scheme' | 'assets'>
  readonly routes: Omit<Routes, '$schema'> & LinkedPaths
  readonly banners: Omit<Banners, '$schema'>
  readonly menus: Omit<Menus, '$schema'>
  readonly panels: Omit<Panels, '$schema'>
  readonly vendors: Omit<Vendors, '$schema'>
  readonly fields: Omit<Fields, '$schema'>
  readonly legalDocuments: LegalDocuments
}

interface PageTexts {
  /** Texts of the default language: all, or those of the first view. */
  readonly texts: Locale
}

/** The data of a page that contains everything, as in development. */
export interface WholeBootData extends SiteData, PageTexts {
  readonly rest?: undefined
}

/** The data of a built page. */
export interface FirstBootData extends FirstView, PageTexts {
  /** Address of the merchant's data beyond the first view. */
  readonly rest: string
}

/** The merchant's data inlined in its HTML, available before any call. */
export type BootData = FirstBootData | WholeBootData
