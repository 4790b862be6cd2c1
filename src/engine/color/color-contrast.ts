import type { ColorTokens, ColorValue } from '@/contract/generated/merchant-types'

/** sRGB components, each 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** The `$value` of a colour token in a file, where alpha may be left out. */
export type ColorInFile = Omit<ColorValue, 'alpha'> & { alpha?: number }

export type ColorRole = Exclude<keyof ColorTokens, '$type'>

type Colors = Readonly<Record<ColorRole, { $value: ColorInFile }>>

/**
 * The WCAG 2.2 contrast ratio, 1 to 21, of one token on another; translucent colours are composited over the page's
 * background first.
 */
export function tokenContrast(colors: Colors, color: ColorRole, on: ColorRole): number {
  return tokenContrasts(colors)(color, on)
}

/**
 * Like `tokenContrast`, for many pairs of the same tokens. Plain arithmetic: `check` computes this for every pair of a
 * thousand brands, and merely loading a colour library would cost every command 0.14 s.
 */
export function tokenContrasts(colors: Colors): (color: ColorRole, on: ColorRole) => number {
  const plain = new Map<ColorRole, Shade>()
  const plainShade = (role: ColorRole): Shade => {
    const shade = plain.get(role) ?? shadeOf(toRgb(colors[role].$value))
    plain.set(role, shade)
    return shade
  }
  const onto = (role: ColorRole, ground: Shade): Shade => {
    const { alpha = 1 } = colors[role].$value
    return alpha === 1 ? plainShade(role) : layered(plainShade(role), alpha, ground)
  }
  return (color, on) => {
    const ground = onto(on, plainShade('background'))
    return shadeContrast(onto(color, ground), ground)
  }
}

/** The WCAG 2.2 contrast ratio, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  return shadeContrast(shadeOf(a), shadeOf(b))
}

function shadeContrast(a: Shade, b: Shade): number {
  return (Math.max(a.luminance, b.luminance) + 0.05) / (Math.min(a.luminance, b.luminance) + 0.05)
}

/** An opaque colour as shown on the screen. */
interface Shade {
  readonly rgb: Rgb
  readonly luminance: number
}

function shadeOf(rgb: Rgb): Shade {
  return { rgb, luminance: luminance(rgb) }
}

/** Converts to sRGB; colours out of gamut are clipped, as browsers do. Ignores alpha. */
export function toRgb({ colorSpace, components: [a = 0, b = 0, c = 0] }: ColorInFile): Rgb {
  switch (colorSpace) {
    case 'srgb':
      return clipped([a, b, c])
    case 'hsl':
      return clipped(hslToRgb(a, b / 100, c / 100))
    case 'oklch':
      return clipped(oklchToRgb(a, b, c))
  }
}

function layered({ rgb: top }: Shade, alpha: number, { rgb: below }: Shade): Shade {
  const mix = (channel: 0 | 1 | 2) => top[channel] * alpha + below[channel] * (1 - alpha)
  return shadeOf([mix(0), mix(1), mix(2)])
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function fromLinear(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}

/** https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
function hslToRgb(hue: number, saturation: number, lightness: number): Rgb {
  const channel = (offset: number) => {
    const k = (((offset + hue / 30) % 12) + 12) % 12
    return lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  }
  return [channel(0), channel(8), channel(4)]
}

/** Not clipped: a channel below 0 or above 1 is outside the sRGB gamut. https://bottosson.github.io/posts/oklab/ */
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

function clipped([red, green, blue]: Rgb): Rgb {
  return [clip(red), clip(green), clip(blue)]
}

function clip(value: number): number {
  return Math.min(1, Math.max(0, value))
}
