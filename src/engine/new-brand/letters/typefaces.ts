import type { JsonObject } from '@/contract/json/json-value'
import type { BackdropName } from '@/engine/new-brand/art/backdrops'

/** The shape of a brand's mark. */
export type MarkName = 'circle' | 'cut' | 'squircle' | 'arch'

/** A family of an @fontsource package and the weights that the brand takes from it. */
export interface FontFamily {
  /** Name of the package after @fontsource/, and of its files. */
  readonly slug: string
  readonly family: string
  readonly weights: readonly number[]
  /** Width of running text relative to Arial, in percent, measured over the texts of a banner. */
  readonly standIn: number
}

/** A typeface, with everything else of a brand that matches its character. */
export interface Typeface {
  readonly name: string
  /** The description that an operator reads when choosing. */
  readonly character: string
  readonly heading: FontFamily
  readonly body: FontFamily
  /** Fallback families after the brand's own. */
  readonly fallback: readonly string[]
  readonly weight: { readonly body: number; readonly heading: number; readonly control: number }
  /** Sizes in rem. */
  readonly size: { readonly body: number; readonly large: number; readonly heading: number; readonly display: number }
  /** In pixels. */
  readonly radius: { readonly control: number; readonly card: number; readonly dialog: number }
  /** In pixels. */
  readonly space: { readonly unit: number; readonly section: number }
  readonly style: {
    readonly headingCase: 'none' | 'uppercase'
    readonly cardStyle: 'flat' | 'outlined' | 'raised' | 'glass'
    readonly buttonStyle: 'solid' | 'block'
    readonly pageBackdrop: 'plain' | 'glow' | 'stripes'
  }
  /** How much of the brand's hue the neutral colours have; 1 is a trace. */
  readonly tint: number
  readonly mark: MarkName
  /** A mark beside the name, or the name on a plate. */
  readonly logo: 'mark' | 'plate'
  readonly backdrop: BackdropName
  /** Where a banner's shape leaves space for the content of a picture. */
  readonly art: {
    /** How far it moves towards the start in wide pictures, in picture widths. */
    readonly wideShift: number
    /** In pictures for phones: in the middle, smaller and above the text, or small in the corner above it. */
    readonly narrow: 'middle' | 'raised' | 'corner'
  }
  /** Props by block name, for every block of that name in the template. */
  readonly props: Readonly<Record<string, JsonObject>>
  /** Blocks that come first on the home page. */
  readonly homeFirst: readonly string[]
}

const beVietnamPro = { slug: 'be-vietnam-pro', family: 'Be Vietnam Pro', standIn: 109 }

const clear: Typeface = {
  name: 'be-vietnam-pro',
  character: 'clear and friendly: round buttons, soft shadows',
  heading: { ...beVietnamPro, weights: [400, 700] },
  body: { ...beVietnamPro, weights: [400, 700] },
  fallback: ['Arial', 'sans-serif'],
  weight: { body: 400, heading: 700, control: 700 },
  size: { body: 0.9375, large: 1.125, heading: 1.75, display: 3 },
  radius: { control: 999, card: 20, dialog: 24 },
  space: { unit: 8, section: 64 },
  style: { headingCase: 'none', cardStyle: 'raised', buttonStyle: 'solid', pageBackdrop: 'glow' },
  tint: 1,
  mark: 'circle',
  logo: 'mark',
  backdrop: 'rings',
  art: { wideShift: 0, narrow: 'corner' },
  props: { 'call-to-action': { layout: 'band' } },
  homeFirst: [],
}

const chakraPetch = { slug: 'chakra-petch', family: 'Chakra Petch', weights: [400, 700], standIn: 101 }

const sharp: Typeface = {
  name: 'chakra-petch',
  character: 'sharp and sporty: capitals, cut corners, lines',
  heading: chakraPetch,
  body: chakraPetch,
  fallback: ['Arial', 'sans-serif'],
  weight: { body: 400, heading: 700, control: 700 },
  size: { body: 1, large: 1.1875, heading: 2, display: 3.75 },
  radius: { control: 2, card: 2, dialog: 4 },
  space: { unit: 7, section: 52 },
  style: { headingCase: 'uppercase', cardStyle: 'outlined', buttonStyle: 'block', pageBackdrop: 'stripes' },
  tint: 0.7,
  mark: 'cut',
  logo: 'plate',
  backdrop: 'slashes',
  art: { wideShift: 0.2, narrow: 'middle' },
  props: {
    'site-header': { arrangement: 'two-rows' },
    'side-menu': { initially: 'hidden', look: 'text' },
    'site-footer': { arrangement: 'band', vendors: false },
    'banner-slider': { shape: 'split', pager: 'bars' },
    'vendor-strip': { look: 'line' },
  },
  homeFirst: ['vendor-strip'],
}

const baloo2 = { slug: 'baloo-2', family: 'Baloo 2', weights: [500, 700], standIn: 96 }

const round: Typeface = {
  name: 'baloo-2',
  character: 'round and playful: large corners, tiles, much air',
  heading: baloo2,
  body: baloo2,
  fallback: ['Arial', 'sans-serif'],
  weight: { body: 500, heading: 700, control: 700 },
  size: { body: 1.0625, large: 1.25, heading: 2, display: 3.5 },
  radius: { control: 18, card: 32, dialog: 32 },
  space: { unit: 9, section: 60 },
  style: { headingCase: 'none', cardStyle: 'flat', buttonStyle: 'solid', pageBackdrop: 'plain' },
  tint: 2,
  mark: 'squircle',
  logo: 'mark',
  backdrop: 'bubbles',
  art: { wideShift: 0, narrow: 'corner' },
  props: {
    'side-menu': { look: 'tiles' },
    'site-footer': { arrangement: 'centered' },
  },
  homeFirst: [],
}

const calm: Typeface = {
  name: 'fraunces',
  character: 'calm and classical: serif headings, fine lines, wide pictures',
  heading: { slug: 'fraunces', family: 'Fraunces', weights: [600], standIn: 107 },
  body: { ...beVietnamPro, weights: [400, 600] },
  fallback: ['Arial', 'sans-serif'],
  weight: { body: 400, heading: 600, control: 600 },
  size: { body: 0.9375, large: 1.1875, heading: 2, display: 3.5 },
  radius: { control: 4, card: 6, dialog: 8 },
  space: { unit: 8, section: 80 },
  style: { headingCase: 'none', cardStyle: 'outlined', buttonStyle: 'solid', pageBackdrop: 'plain' },
  tint: 1.4,
  mark: 'arch',
  logo: 'mark',
  backdrop: 'arches',
  art: { wideShift: 0, narrow: 'raised' },
  props: {
    'site-header': { arrangement: 'logo-center' },
    'side-menu': { initially: 'hidden' },
    'site-footer': { arrangement: 'centered' },
    'banner-slider': { shape: 'cinematic', pager: 'bars' },
    'vendor-strip': { look: 'line' },
  },
  homeFirst: ['call-to-action'],
}

/** The typeface for the titles of pictures. */
export const titleTypeface: Typeface = clear

export const typefaces: readonly Typeface[] = [clear, sharp, round, calm]

/** A code always gets the same typeface, and two codes mostly get different ones. */
export function typefaceFor(code: string): Typeface {
  // FNV-1a, which distributes short strings well.
  const hash = [...code].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5)
  return typefaces[(hash >>> 8) % typefaces.length] ?? clear
}
