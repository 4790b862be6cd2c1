declare module 'virtual:merchants' {
  import type { Locale, Theme } from '@/contract/generated/merchant-types'
  import type { WholeBootData } from '@/contract/site-data/boot-data'

  export interface StoryMerchant {
    readonly boot: WholeBootData
    /** Stylesheet of the document: tokens, fonts and backdrop. */
    readonly css: string
    readonly tokens: TokenPage
    readonly fonts: Theme['fonts']
    /** Texts by language code. */
    readonly texts: Readonly<Record<string, Locale>>
    /** Addresses of the brand's own files. */
    readonly files: readonly string[]
  }

  /** What the page of a brand's tokens shows. */
  export interface TokenPage {
    readonly groups: readonly TokenGroup[]
    readonly contrasts: Readonly<Record<'light' | 'dark', readonly Contrast[]>>
    /** The theme's choices of form. */
    readonly style: readonly Omit<Token, 'variable'>[]
  }

  export interface TokenGroup {
    /** Its place in theme.json below `tokens`: `color.dark`. */
    readonly path: string
    /** Type of its tokens in the DTCG format. */
    readonly type: string
    readonly description: string
    readonly tokens: readonly Token[]
  }

  export interface Token {
    readonly name: string
    /** As CSS writes it. */
    readonly value: string
    readonly description: string
    /** CSS variable that holds it. */
    readonly variable: string
  }

  interface NamedColor {
    readonly name: string
    readonly value: string
  }

  export interface Contrast {
    readonly color: NamedColor
    readonly on: NamedColor
    /** What WCAG 2.2 AA asks for. */
    readonly least: number
    /** 1 to 21. */
    readonly ratio: number
  }

  /** Every brand, by code. */
  export const merchants: Readonly<Record<string, StoryMerchant>>
}
