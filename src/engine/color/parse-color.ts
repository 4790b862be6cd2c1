import { isColorSpace } from './color-channels'
import { colorLibrary } from './color-library'
import type { ColorInFile } from './to-rgb'

/** Parses a CSS colour (#fa0, rgb(), crimson, color()) into the value of a token; undefined when it is not a colour. */
export function parseColor(written: string): ColorInFile | undefined {
  const text = written.trim().toLowerCase()
  const [, hex] = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(text) ?? []
  if (hex !== undefined) return fromHex(hex)
  const [, name = '', inner = ''] = /^(rgb|hsl|oklch)a?\(([^()]*)\)$/.exec(text) ?? []
  const parts = inner.split(/[\s,/]+/).filter((part) => part !== '')
  const numbers = parts.map((part) => Number(part.replace(/(%|deg)$/, '')))
  if (name === '' || numbers.length < 3 || numbers.length > 4 || numbers.some(Number.isNaN)) return byLibrary(text)
  const [a = 0, b = 0, c = 0, opacity] = numbers
  const isPercent = (at: number) => parts[at]?.endsWith('%') === true
  const alpha = opacity === undefined ? undefined : isPercent(3) ? opacity / 100 : opacity
  if (name === 'hsl') return color('hsl', [a, b, c], alpha)
  if (name === 'oklch')
    return color('oklch', [isPercent(0) ? a / 100 : a, isPercent(1) ? (b / 100) * 0.4 : b, c], alpha)
  return color(
    'srgb',
    [a, b, c].map((each, at) => each / (isPercent(at) ? 100 : 255)),
    alpha,
  )
}

function fromHex(hex: string): ColorInFile {
  const digits = hex.length <= 4 ? [...hex].map((digit) => digit + digit) : Array.from(hex.match(/../g) ?? [])
  const [red, green, blue, alpha] = digits.map((each) => parseInt(each, 16) / 255)
  return color('srgb', [red ?? 0, green ?? 0, blue ?? 0], alpha)
}

/** Names of colours, and the other colour spaces. */
function byLibrary(text: string): ColorInFile | undefined {
  // Without a letter first and an end that a colour has, it is none: most of what is asked.
  if (!/^[a-z]+(\(.*\))?$/.test(text)) return undefined
  const { ColorSpace, getColor, spaces } = colorLibrary()
  for (const space of Object.values(spaces)) ColorSpace.register(space)
  try {
    const { space, coords, alpha } = getColor(text)
    return isColorSpace(space.cssId) ? color(space.cssId, [...coords], alpha ?? 1) : undefined
  } catch {
    // Not a colour.
    return undefined
  }
}

function color(colorSpace: ColorInFile['colorSpace'], components: (number | null)[], alpha?: number): ColorInFile {
  const rounded = components.map((each) => each && round(each))
  return { colorSpace, components: rounded, ...(alpha !== undefined && alpha < 1 && { alpha: round(alpha) }) }
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
