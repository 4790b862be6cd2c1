import type { ColorTokens } from '@/contract/generated/merchant-types'
import { toRgb, type ColorInFile, type Rgb } from './to-rgb'

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
