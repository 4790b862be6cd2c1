import type {
  Banners,
  Features,
  Fields,
  Menus,
  Panels,
  Routes,
  Site,
  Theme,
  Vendors,
} from '@/contract/generated/merchant-types'
import type { Asset } from '@/engine/folder/asset-files'
import type { LayeredTexts } from '@/engine/merge/layered-texts'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'

export interface MerchantConfig {
  readonly site: Site
  readonly theme: Theme
  readonly routes: Routes
  readonly banners: Banners
  readonly menus: Menus
  readonly panels: Panels
  readonly features: Features
  readonly vendors: Vendors
  readonly fields: Fields
}

/** A valid merchant: merged, with defaults, and with the public paths of its assets. */
export interface ResolvedMerchant {
  readonly code: string
  readonly isTemplate: boolean
  readonly config: MerchantConfig
  readonly texts: LayeredTexts
  /** The files that the config refers to, without duplicates. */
  readonly assets: readonly Asset[]
  /** The folders from which it was merged, its own first. */
  readonly layers: readonly MerchantFolder[]
}
