import type { PlainColorObject } from 'colorjs.io/fn'
import type { Rgb } from '@/engine/color/to-rgb'
import { colorLibrary } from '@/engine/color/color-library'

/** Lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

/** The one colour from which a brand is made: as sRGB and as a perceptual colour. */
export interface BrandColor {
  /** Each channel is a multiple of 1/255, so that it can be written as `hex`. */
  readonly rgb: Rgb
  readonly oklch: Oklch
  /** For example #c2185b. */
  readonly hex: string
}

const { ColorSpace, getColor, OKLCH, spaces, sRGB, to, toGamut } = colorLibrary()

// The library's functions have no colour spaces by default: register all, so that any CSS colour may be written.
for (const space of Object.values(spaces)) ColorSpace.register(space)

const bareHex = /^([0-9a-f]{3}|[0-9a-f]{6})$/i

/** Parses any CSS colour and maps it into sRGB. Undefined when the text is not a colour, or is translucent. */
export function readBrandColor(text: string): BrandColor | undefined {
  const written = text.trim()
  const color = parsed(bareHex.test(written) ? `#${written}` : written)
  if (color === undefined || (color.alpha ?? 1) < 1) return undefined
  const inside = toGamut(to(color, sRGB), { space: sRGB, method: 'css' })
  const bytes = inside.coords.map((channel) => Math.round(Math.min(1, Math.max(0, channel ?? 0)) * 255))
  const [red = 0, green = 0, blue = 0] = bytes.map((byte) => byte / 255)
  const [lightness, chroma, hue] = to({ space: sRGB, coords: [red, green, blue], alpha: 1 }, OKLCH).coords
  return {
    rgb: [red, green, blue],
    oklch: [lightness ?? 0, chroma ?? 0, hue ?? 0],
    hex: `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
  }
}

function parsed(text: string): PlainColorObject | undefined {
  try {
    return getColor(text)
  } catch {
    return undefined
  }
}
