import { contrast } from '@/engine/color/color-contrast'
import { oklchToRgb, toRgb, type ColorInFile, type Rgb } from '@/engine/color/to-rgb'
import type { Oklch } from './brand-color'

/** A colour as written in a file, with its chroma reduced to the sRGB gamut. */
export function shade([lightness, chroma, hue]: Oklch): ColorInFile {
  const l = rounded(Math.min(1, Math.max(0, lightness)), 3)
  return { colorSpace: 'oklch', components: [l, fittingChroma(l, chroma, hue), rounded(hue, 1)] }
}

/** The shade, made darker or lighter in small steps until it has the contrast on every background. */
export function readableShade([lightness, chroma, hue]: Oklch, grounds: readonly Rgb[], least: number): ColorInFile {
  const isOnLight = grounds.every((ground) => contrast(ground, black) > contrast(ground, white))
  const step = isOnLight ? -0.01 : 0.01
  for (let l = lightness; l > 0 && l < 1; l += step) {
    const candidate = shade([l, chroma, hue])
    if (grounds.every((ground) => contrast(toRgb(candidate), ground) >= least)) return candidate
  }
  return shade([isOnLight ? 0 : 1, 0, hue])
}

const black: Rgb = [0, 0, 0]
const white: Rgb = [1, 1, 1]

function fittingChroma(lightness: number, chroma: number, hue: number): number {
  let [low, high] = [0, rounded(chroma, 3)]
  if (isInside(oklchToRgb(lightness, high, rounded(hue, 1)))) return high
  while (high - low > 0.001) {
    const middle = (low + high) / 2
    if (isInside(oklchToRgb(lightness, middle, rounded(hue, 1)))) low = middle
    else high = middle
  }
  return Math.floor(low * 1000) / 1000
}

function isInside(rgb: Rgb): boolean {
  return rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005)
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
