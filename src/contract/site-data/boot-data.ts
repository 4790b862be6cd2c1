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
import type { TextsAddress } from './texts-address'

type Pages = Routes['pages']
type Settings = Omit<Site, '$schema' | 'sandbox' | 'extends' | 'template' | 'schemaVersion'>

/** What site.json says of forms and of what follows them, and other things that no page shows at first. */
export type LaterSettings = Pick<
  Settings,
  | 'afterLogin'
  | 'analytics'
  | 'contact'
  | 'gameHosts'
  | 'gameTiles'
  | 'hosts'
  | 'hstsPreload'
  | 'humanVerification'
  | 'login'
  | 'phoneVerification'
  | 'registration'
  | 'socialLogin'
  | 'timeZone'
>

/** Where the pages are that code leads to, as far as a page is not led to by JSON alone. */
export interface LedTo {
  readonly paths: Readonly<Record<'login' | 'register' | 'promo' | 'byIframe', string>> & {
    /** Where a brand has one. */
    readonly pointMall?: string
  }
}

/** What every page knows of its merchant from the start: what the first view of home needs. */
export interface FirstView {
  /** Of the languages the default one alone. */
  readonly site: Omit<Settings, keyof LaterSettings>
  readonly theme: Pick<Theme, 'scheme'> & { readonly assets: Omit<Theme['assets'], 'icons'> }
  readonly routes: Pick<Routes, 'shell' | 'loginFirst'> & LedTo & { readonly pages: Pick<Pages, 'home'> }
  readonly features: { readonly flags: Record<string, Omit<Features['flags'][string], 'meaning'>> }
  /** Kinds of games that a vendor has. */
  readonly categories: readonly NonNullable<Condition['category']>[]
  /** The groups and menus that home shows. */
  readonly banners: { readonly groups: Readonly<Partial<Banners['groups']>> }
  readonly menus: Readonly<Partial<Omit<Menus, '$schema'>>>
  /** Drawings, as paths, of the icons that all this names. */
  readonly icons: Readonly<Record<string, string>>
  /** Where the texts are that the page does not hold, by language code. */
  readonly locales: Readonly<Record<string, TextsAddress>>
}

/** All that is told of a merchant: the resolved merchant without what is not for browsers. */
export interface SiteData extends FirstView {
  readonly site: Settings
  readonly theme: Pick<Theme, 'scheme' | 'assets'>
  readonly routes: Omit<Routes, '$schema'> & LedTo
  readonly banners: Omit<Banners, '$schema'>
  readonly menus: Omit<Menus, '$schema'>
  readonly panels: Omit<Panels, '$schema'>
  readonly vendors: Omit<Vendors, '$schema'>
  readonly fields: Omit<Fields, '$schema'>
}

interface PageTexts {
  /** Texts of the default language: all, or those of the first view. */
  readonly texts: Locale
}

/** The data of a page that holds everything itself, as while developing. */
export interface WholeBootData extends SiteData, PageTexts {
  readonly rest?: undefined
}

/** The data of a built page. */
export interface FirstBootData extends FirstView, PageTexts {
  /** Address of what the merchant's data hold beyond the first view. */
  readonly rest: string
}

/** What a page knows of its merchant before any call, inlined in the merchant's HTML. */
export type BootData = FirstBootData | WholeBootData
