import { contrast, type ColorRole } from '@/engine/color/color-contrast'
import { toRgb, type ColorInFile } from '@/engine/color/to-rgb'
import type { BrandColor, Oklch } from './brand-color'
import { readableShade, shade } from './shades'

export type SchemeColors = Readonly<Record<ColorRole, ColorInFile>>

export interface Palette {
  readonly light: SchemeColors
  readonly dark: SchemeColors
}

/** A little more than WCAG requires, to allow for rounding. */
const text = 4.6
const mark = 3.1
/**
 * Below this contrast a button is not visible against its background, however readable its label is, unless it is
 * colourful.
 */
const seen = 1.25
/** Chroma that stands out from any background: none of ours has half of it. */
const colorful = 0.12
/** Below this a colour has no recognisable hue. */
const leastChroma = 0.03

/** The initial lightness of each colour, and how much of the brand's chroma the neutral ones get. */
interface Scheme {
  readonly grounds: Readonly<Record<'background' | 'surface' | 'surfaceRaised', readonly [number, number]>>
  readonly ink: number
  readonly muted: number
  readonly border: number
  readonly borderStrong: number
  readonly states: number
}

const light: Scheme = {
  grounds: { background: [0.975, 0.07], surface: [1, 0], surfaceRaised: [0.955, 0.1] },
  ink: 0.2,
  muted: 0.5,
  border: 0.885,
  borderStrong: 0.63,
  states: 0.55,
}

const dark: Scheme = {
  grounds: { background: [0.165, 0.16], surface: [0.205, 0.18], surfaceRaised: [0.255, 0.2] },
  ink: 0.97,
  muted: 0.7,
  border: 0.34,
  borderStrong: 0.5,
  states: 0.74,
}

/**
 * Both colour schemes from one colour, with every pair of color-pairs.ts at WCAG AA. The neutral colours have the
 * brand's hue; `tint` says how much of it: 1 is a trace, 2 looks like paper.
 */
export function makePalette(brand: BrandColor, tint: number): Palette {
  return { light: schemeColors(brand, light, tint), dark: schemeColors(brand, dark, tint) }
}

function schemeColors(brand: BrandColor, scheme: Scheme, tint: number): SchemeColors {
  const [, brandChroma, hue] = brand.oklch
  const neutral = (lightness: number, share: number): Oklch => [
    lightness,
    Math.min(brandChroma, 0.16) * share * tint,
    hue,
  ]
  const ground = (role: keyof Scheme['grounds']): ColorInFile => shade(neutral(...scheme.grounds[role]))
  const grounds = {
    background: ground('background'),
    surface: ground('surface'),
    surfaceRaised: ground('surfaceRaised'),
  }
  const behind = Object.values(grounds).map(toRgb)
  const state = (chroma: number, at: number) => readableShade([scheme.states, chroma, at], behind, text)
  const primary = primaryOn(brand, Object.values(grounds))
  return {
    ...grounds,
    text: readableShade(neutral(scheme.ink, 0.15), behind, text),
    textMuted: readableShade(neutral(scheme.muted, 0.2), behind, text),
    primary,
    onPrimary: inkOn(primary, hue),
    accent: onGrounds(brand, behind, text),
    border: shade(neutral(scheme.border, 0.15)),
    borderStrong: readableShade(neutral(scheme.borderStrong, 0.2), behind, mark),
    focus: onGrounds(brand, behind, mark),
    danger: state(0.2, 25),
    success: state(0.15, 152),
    warning: state(0.14, 75),
    overlay: { ...shade(neutral(0.16, 0.25)), alpha: 0.68 },
  }
}

/** The brand's own colour, unless it would not be visible against the background of a button. */
function primaryOn(brand: BrandColor, grounds: readonly ColorInFile[]): ColorInFile {
  const behind = grounds.map(toRgb)
  const [lightness, chroma, hue] = brand.oklch
  const isSeen = chroma >= colorful || behind.every((ground) => contrast(brand.rgb, ground) >= seen)
  if (isSeen) return asWritten(brand)
  // A grey button would look disabled: black replaces white, and white replaces black.
  if (chroma < leastChroma) return shade([1 - lightness, chroma, hue])
  return readableShade(brand.oklch, behind, mark)
}

/** The brand's own colour, or the closest shade of its hue that has the contrast. */
function onGrounds(brand: BrandColor, grounds: Parameters<typeof readableShade>[1], least: number): ColorInFile {
  const holds = grounds.every((ground) => contrast(brand.rgb, ground) >= least)
  return holds ? asWritten(brand) : readableShade(brand.oklch, grounds, least)
}

/** White or nearly black, whichever is readable; pure black where only that is. */
export function inkOn(ground: ColorInFile, hue: number): ColorInFile {
  const inks = [shade([1, 0, 0]), shade([0.17, 0.03, hue]), shade([0, 0, 0])]
  const rgb = toRgb(ground)
  return inks.find((ink) => contrast(toRgb(ink), rgb) >= text) ?? inks.reduce(better(rgb))
}

function better(ground: ReturnType<typeof toRgb>): (a: ColorInFile, b: ColorInFile) => ColorInFile {
  return (a, b) => (contrast(toRgb(a), ground) >= contrast(toRgb(b), ground) ? a : b)
}

export function asWritten({ rgb }: BrandColor): ColorInFile {
  return { colorSpace: 'srgb', components: rgb.map((channel) => Number(channel.toFixed(4))) }
}
