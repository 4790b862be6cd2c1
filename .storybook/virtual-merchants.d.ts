declare module 'virtual:merchants' {
  import type { Language, Locale, Theme } from '@/contract/generated/merchant-types'
  import type { WholeBootData } from '@/contract/site-data/boot-data'

  export interface StoryMerchant {
    readonly boot: WholeBootData
    /** The document's style sheet: tokens, fonts and backdrop. */
    readonly css: string
    readonly tokens: TokenPage
    readonly fonts: Theme['fonts']
    /** By language code: those of the brand and its template, and the pseudo-languages. */
    readonly languages: Readonly<Record<string, Language>>
    /** Texts by language code. */
    readonly texts: Readonly<Record<string, Locale>>
    /** Addresses of the brand's own files. */
    readonly files: readonly string[]
    /** The legal documents in English, in which pseudo-languages show them too. */
    readonly legal: readonly unknown[]
  }

  /** The data of a brand's token page. */
  export interface TokenPage {
    readonly groups: readonly TokenGroup[]
    readonly contrasts: Readonly<Record<'light' | 'dark', readonly Contrast[]>>
    /** The theme's style options. */
    readonly style: readonly Omit<Token, 'variable'>[]
  }

  export interface TokenGroup {
    /** Its path in theme.json below `tokens`: `color.dark`. */
    readonly path: string
    /** Type of its tokens in the DTCG format. */
    readonly type: string
    readonly description: string
    readonly tokens: readonly Token[]
  }

  export interface Token {
    readonly name: string
    /** As written in CSS. */
    readonly value: string
    readonly description: string
    /** The CSS variable that holds it. */
    readonly variable: string
  }

  interface NamedColor {
    readonly name: string
    readonly value: string
  }

  export interface Contrast {
    readonly color: NamedColor
    readonly on: NamedColor
    /** The minimum that WCAG 2.2 AA requires. */
    readonly least: number
    /** 1 to 21. */
    readonly ratio: number
  }

  /** Every brand, by code. */
  export const merchants: Readonly<Record<string, StoryMerchant>>
}
