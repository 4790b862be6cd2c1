import type { IconShape } from '@/generated/icon-shape'
import type { Banners, Features, Fields, Locale, Menus, Routes, Site, Theme, Vendors } from '@/generated/merchant-types'
import type { TextsAddress } from '@/i18n/texts-address'

/**
 * What a page knows of its merchant before any call: the resolved merchant without what is
 * not for browsers, inlined in the merchant's index.html.
 */
export interface BootData {
  readonly site: Omit<Site, '$schema' | 'sandbox' | 'extends' | 'template' | 'schemaVersion'>
  readonly theme: Pick<Theme, 'scheme' | 'assets'>
  readonly routes: Omit<Routes, '$schema'>
  readonly banners: Omit<Banners, '$schema'>
  readonly menus: Omit<Menus, '$schema'>
  readonly features: { readonly flags: Record<string, Omit<Features['flags'][string], 'meaning'>> }
  readonly vendors: Omit<Vendors, '$schema'>
  readonly fields: Omit<Fields, '$schema'>
  /** Drawings of the icons that the merchant's JSON names. */
  readonly icons: Readonly<Record<string, readonly IconShape[]>>
  /** Texts of the default language: all, or those of the first view. */
  readonly texts: Locale
  /** Where the texts are that the page does not hold, by language code. */
  readonly locales: Readonly<Record<string, TextsAddress>>
}
