import { isColorSpace } from '@/engine/color/color-channels'
import { toHex, type ColorInFile } from '@/engine/color/to-rgb'
import { isJsonObject, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import type { TokenType } from './token-type'

/** The weights that DTCG 2025.10 has words for. */
const weights: Readonly<Record<string, number>> = {
  ...{ thin: 100, hairline: 100, 'extra-light': 200, 'ultra-light': 200, light: 300 },
  ...{ normal: 400, regular: 400, book: 400, medium: 500, 'semi-bold': 600, 'demi-bold': 600, bold: 700 },
  ...{ 'extra-bold': 800, 'ultra-bold': 800, black: 900, heavy: 900, 'extra-black': 950, 'ultra-black': 950 },
}

/** The weight of a word; undefined for any other text. */
export function weightOf(word: string): number | undefined {
  return Object.hasOwn(weights, word) ? weights[word] : undefined
}

/**
 * The value as the theme has it, of the forms in which DTCG lets it be written. What has none of them is left as it is,
 * for the schema to judge.
 */
export function readValue(type: TokenType, value: JsonValue): JsonValue {
  switch (type) {
    case 'color':
      return readColor(value)
    case 'fontWeight':
      return typeof value === 'string' ? (weightOf(value) ?? value) : value
    case 'fontFamily':
      return typeof value === 'string' && !value.includes(',') ? [value] : value
    case 'shadow':
      return readShadow(value)
    default:
      return value
  }
}

/** Whether the value of a token becomes the only entry of a list. */
export function isWrapped(type: TokenType, value: JsonValue): boolean {
  return Array.isArray(readValue(type, value)) && !Array.isArray(value)
}

function readShadow(value: JsonValue): JsonValue {
  if (!isJsonObject(value) && !Array.isArray(value)) return value
  // A token with several shadows may stand for one entry of a list.
  const layers: JsonValue[] = (Array.isArray(value) ? value : [value]).flat()
  return layers.map((each) =>
    isJsonObject(each) && 'color' in each ? { ...each, color: readColor(each['color'] ?? null) } : each,
  )
}

function readColor(value: JsonValue): JsonValue {
  if (!isJsonObject(value) || !Array.isArray(value['components'])) return value
  const { hex, ...rest } = value
  const color: JsonObject = { ...rest, components: value['components'].map((each) => (each === 'none' ? null : each)) }
  if (hex !== undefined && !isHex(hex)) return { ...color, hex }
  if (!isWhole(color)) return color
  return isKnownEverywhere(color) ? color : { ...color, hex: hex === undefined ? toHex(color) : longHex(hex) }
}

/** Whether it can be worked with: a colour space that there is, and three components. */
export function isWhole(color: JsonObject): color is JsonObject & ColorInFile {
  const { colorSpace, components } = color
  const isRow = Array.isArray(components) && components.length === 3
  return isColorSpace(colorSpace) && isRow && components.every((each) => each === null || typeof each === 'number')
}

/** Whether every browser that can show the pages can show the colour. */
function isKnownEverywhere({ colorSpace, components }: ColorInFile): boolean {
  return ['srgb', 'hsl', 'hwb'].includes(colorSpace) && !components.includes(null)
}

function isHex(value: JsonValue): value is string {
  return typeof value === 'string' && /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value)
}

/** With six digits: the opacity is the token's. */
function longHex(hex: string): string {
  const digits = hex.length <= 5 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1)
  return `#${digits.slice(0, 6).toLowerCase()}`
}
