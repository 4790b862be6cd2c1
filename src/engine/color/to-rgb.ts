import type { ColorValue } from '@/contract/generated/merchant-types'
import { colorLibrary } from './color-library'

/** sRGB components, each 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** The `$value` of a colour token in a file, where alpha may be left out. */
export type ColorInFile = Omit<ColorValue, 'alpha'> & { alpha?: number }

/**
 * Converts to sRGB; colours out of gamut are clipped, as browsers do, and a component that is none is 0. Ignores alpha.
 * The usual spaces are plain arithmetic: `check` does this for every colour of a thousand brands.
 */
export function toRgb(color: ColorInFile): Rgb {
  return clipped(toWideRgb(color))
}

/** Whether every screen can show the colour as it is. */
export function isInSrgb(color: ColorInFile): boolean {
  return toWideRgb(color).every((channel) => channel > -0.002 && channel < 1.002)
}

/** Not clipped: a channel below 0 or above 1 is outside the sRGB gamut. */
function toWideRgb({ colorSpace, components }: ColorInFile): Rgb {
  const [a, b, c] = [components[0] ?? 0, components[1] ?? 0, components[2] ?? 0]
  switch (colorSpace) {
    case 'srgb':
      return [a, b, c]
    case 'hsl':
      return hslToRgb(a, b / 100, c / 100)
    case 'oklch':
      return oklchToRgb(a, b, c)
    default:
      return byLibrary(colorSpace, [a, b, c])
  }
}

/** For example #c2185b. */
export function toHex(color: ColorInFile): string {
  return `#${toRgb(color)
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The library's names of the colour spaces. */
const names = {
  hwb: 'HWB',
  lab: 'Lab',
  lch: 'LCH',
  oklab: 'OKLab',
  'srgb-linear': 'sRGB_Linear',
  'display-p3': 'P3',
  'display-p3-linear': 'P3_Linear',
  'a98-rgb': 'A98RGB',
  'prophoto-rgb': 'ProPhoto',
  // Browsers still read it by the curve of cameras, which the newest draft of CSS Color 4 replaced.
  rec2020: 'REC_2020_Scene_Referred',
  xyz: 'XYZ_D65',
  'xyz-d50': 'XYZ_D50',
  'xyz-d65': 'XYZ_D65',
} as const

function byLibrary(colorSpace: keyof typeof names, coords: [number, number, number]): Rgb {
  const { spaces, sRGB, to } = colorLibrary()
  const [red, green, blue] = to({ space: spaces[names[colorSpace]], coords, alpha: 1 }, sRGB).coords
  return [red ?? 0, green ?? 0, blue ?? 0]
}

/** https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
function hslToRgb(hue: number, saturation: number, lightness: number): Rgb {
  const channel = (offset: number) => {
    const k = (((offset + hue / 30) % 12) + 12) % 12
    return lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  }
  return [channel(0), channel(8), channel(4)]
}

/** Not clipped. https://bottosson.github.io/posts/oklab/ */
export function oklchToRgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

function fromLinear(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}

function clipped([red, green, blue]: Rgb): Rgb {
  return [clip(red), clip(green), clip(blue)]
}

function clip(value: number): number {
  return Math.min(1, Math.max(0, value))
}
