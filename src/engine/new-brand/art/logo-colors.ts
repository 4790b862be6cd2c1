import { contrast } from '@/engine/color/color-contrast'
import { toHex, toRgb, type ColorInFile, type Rgb } from '@/engine/color/to-rgb'
import type { BrandColor } from '@/engine/new-brand/color/brand-color'
import type { MarkColors } from './brand-mark'
import { asWritten, inkOn, type Palette, type SchemeColors } from '@/engine/new-brand/color/palette'
import { shade } from '@/engine/new-brand/color/shades'
import type { WordmarkColors } from './wordmark'

/** The letters in a header are large, so they need 3:1. */
const leastName = 3
const leastForm = 1.25

/** Colours of a logo that is one file for both colour schemes: the brand's own if it is visible on both. */
export function logoColors(brand: BrandColor, palette: Palette): WordmarkColors {
  const grounds = [palette.light, palette.dark].flatMap(headerGrounds)
  const own = leastContrast(brand.rgb, grounds)
  const between = shadeBetween(brand, grounds)
  const form = own >= leastForm ? asWritten(brand) : between
  const name = own >= leastName ? asWritten(brand) : between
  return { fill: toHex(form), ink: toHex(inkOn(form, brand.oklch[2])), name: toHex(name) }
}

/** Colours of an icon that fills its square, so that no background of ours shows. */
export function tileColors(brand: BrandColor): MarkColors {
  return { fill: brand.hex, ink: toHex(inkOn(asWritten(brand), brand.oklch[2])) }
}

function headerGrounds({ background, surface }: SchemeColors): Rgb[] {
  return [toRgb(background), toRgb(surface)]
}

/** The shade closest to the brand's colour that is readable on light and on dark. */
function shadeBetween({ oklch: [lightness, chroma, hue] }: BrandColor, grounds: readonly Rgb[]): ColorInFile {
  const shades = Array.from({ length: 61 }, (_, step) => 0.3 + step / 100)
    .sort((a, b) => Math.abs(a - lightness) - Math.abs(b - lightness))
    .map((at) => shade([at, chroma, hue]))
  const readable = shades.find((each) => leastContrast(toRgb(each), grounds) >= leastName)
  return readable ?? shade([0.58, chroma, hue])
}

function leastContrast(color: Rgb, grounds: readonly Rgb[]): number {
  return Math.min(...grounds.map((ground) => contrast(color, ground)))
}
