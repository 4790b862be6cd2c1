import { toHex, type Rgb } from '@/engine/color/to-rgb'
import type { BrandColor, Oklch } from '@/engine/new-brand/color/brand-color'
import { colorLibrary } from '@/engine/color/color-library'
import { shade } from '@/engine/new-brand/color/shades'

/** Maps colours of a template's pictures to the corresponding ones of the brand's palette. */
export type Recolor = (color: Oklch) => Oklch

/** Chroma below which a colour counts as white, grey or black. */
const leastChroma = 0.025
/** Hues closer than this, in degrees, look alike. */
const near = 50

export function recolorFor(brand: BrandColor, templateMain: Oklch): Recolor {
  const [brandLightness, brandChroma, brandHue] = brand.oklch
  const [mainLightness, mainChroma, mainHue] = templateMain
  const fullness = Math.min(1.2, brandChroma / Math.max(mainChroma, leastChroma))
  const relight = lightnessCurve(mainLightness, Math.min(0.86, Math.max(0.45, brandLightness)))
  return ([lightness, chroma, hue]) => {
    if (chroma < leastChroma) return [lightness, chroma, brandHue]
    if (apart(hue, mainHue) < near) return [relight(lightness), chroma * fullness, brandHue]
    // A second colour is kept, unless it is close to the brand's.
    const isTaken = brandChroma >= leastChroma && apart(hue, brandHue) < near
    return [lightness, chroma, isTaken ? (hue + 180) % 360 : hue]
  }
}

/** Dark colours stay dark, because white text is on them; above that the main colour gets the brand's lightness. */
function lightnessCurve(from: number, to: number): (lightness: number) => number {
  const knee = Math.min(0.36, from - 0.05)
  return (lightness) => {
    if (lightness <= knee) return lightness
    if (lightness <= from) return knee + ((lightness - knee) / (from - knee)) * (to - knee)
    return to + ((lightness - from) / (1 - from)) * (1 - to)
  }
}

function apart(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360
  return Math.min(turn, 360 - turn)
}

export function oklchOf([red, green, blue]: Rgb): Oklch {
  const { OKLCH, sRGB, to } = colorLibrary()
  const [lightness, chroma, hue] = to({ space: sRGB, coords: [red, green, blue], alpha: 1 }, OKLCH).coords
  return [lightness ?? 0, chroma ?? 0, hue ?? 0]
}

const hexColor = /(?<!href=")#([0-9a-f]{6}|[0-9a-f]{3})\b(?=["';\s])/gi

/** The drawing with every hex colour replaced. */
export function recolored(svg: string, recolor: Recolor): string {
  return svg.replace(hexColor, (written) => toHex(shade(recolor(oklchOf(rgbOfHex(written))))))
}

function rgbOfHex(hex: string): Rgb {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1)
  const channel = (at: number) => parseInt(digits.slice(at, at + 2), 16) / 255
  return [channel(0), channel(2), channel(4)]
}
