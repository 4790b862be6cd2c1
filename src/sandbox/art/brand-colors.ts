import { toRgb, type Rgb } from '@/engine/color/to-rgb'
import type { Theme } from '@/contract/generated/merchant-types'
import type { Palette } from './scene'
import type { World } from './worlds'

/** The hues of a brand: those of the colour scheme that its pages start with, then those of the other scheme. */
export interface BrandColors {
  readonly isLight: boolean
  readonly world: World
  readonly ground: Rgb
  readonly hues: Readonly<Record<Hue, Rgb>>
}

export type Hue = 'primary' | 'accent' | 'otherPrimary' | 'otherAccent'

export function brandColors(
  { scheme, tokens: { color } }: Pick<Theme, 'scheme' | 'tokens'>,
  world: World = 'spotlight',
): BrandColors {
  const isLight = scheme === 'light'
  const [shown, other] = isLight ? [color.light, color.dark] : [color.dark, color.light]
  return {
    isLight,
    world,
    ground: toRgb(shown.background.$value),
    hues: {
      primary: toRgb(shown.primary.$value),
      accent: toRgb(shown.accent.$value),
      otherPrimary: toRgb(other.primary.$value),
      otherAccent: toRgb(other.accent.$value),
    },
  }
}

const white: Rgb = [1, 1, 1]
const black: Rgb = [0, 0, 0]

/** The palette of a scene, in one of the brand's hues. */
export function paletteOf({ isLight, ground, hues }: BrandColors, name: Hue): Palette {
  const hue = isLight ? hues[name] : lit(hues[name])
  return {
    from: hex(mixed(ground, hue, isLight ? 0.34 : 0.3)),
    to: hex(mixed(ground, hue, isLight ? 0.12 : 0.06)),
    light: hex(mixed(hue, white, isLight ? 0.85 : 0.35)),
    accent: [hex(mixed(hue, white, 0.35)), hex(mixed(hue, black, 0.15))],
    deep: [hex(mixed(hue, black, 0.62)), hex(mixed(hue, black, 0.84))],
  }
}

/** Colours for payment methods on their white cards: the hues made for a light background, and brighter variants. */
export function paymentInks({ isLight, hues }: BrandColors) {
  const [dark, bright] = isLight ? [hues.primary, hues.accent] : [hues.otherPrimary, hues.primary]
  return {
    ink: hex(mixed(dark, black, 0.2)),
    tint: [hex(mixed(bright, white, 0.15)), hex(mixed(bright, black, 0.2))],
  } as const
}

/** Brightens a hue made for a light background so that it is visible on a dark one. */
function lit(hue: Rgb): Rgb {
  const least = 0.5
  const brightest = Math.max(...hue)
  return brightest >= least ? hue : mixed(hue, white, least - brightest)
}

function mixed(one: Rgb, other: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2) => one[index] * (1 - share) + other[index] * share
  return [channel(0), channel(1), channel(2)]
}

function hex(rgb: Rgb): string {
  return `#${rgb
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
