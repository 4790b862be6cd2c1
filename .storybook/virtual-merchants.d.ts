declare module 'virtual:merchants' {
  import type { Locale } from '@/generated/merchant-types'
  import type { BootData } from '@/site/boot-data'

  export interface StoryMerchant {
    readonly boot: BootData
    /** Stylesheet of the document: tokens, fonts and backdrop. */
    readonly css: string
    /** Texts by language code. */
    readonly texts: Readonly<Record<string, Locale>>
    /** Addresses of the brand's own files. */
    readonly files: readonly string[]
  }

  /** Every brand, by code. */
  export const merchants: Readonly<Record<string, StoryMerchant>>
}
