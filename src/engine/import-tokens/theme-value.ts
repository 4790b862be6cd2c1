import { child, isJsonObject, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import { isInner, isOtherwiseSaid, meantLength, meantPart, meantValue } from '@/engine/dtcg/meant-value'
import { isWhole, readValue } from '@/engine/dtcg/read-value'
import { isNamedLike, partTypes, type TokenType } from '@/engine/dtcg/token-type'

/**
 * A foreign value as a token of the theme has it; undefined where it is of another type. `use`: the group of the theme
 * that it is for.
 */
export function themeValue(type: TokenType, value: JsonValue, said?: string, use?: string): JsonValue | undefined {
  if (said !== undefined && known.has(said) && !isNamedLike(type, said)) return undefined
  const meant = meantValue(type, value) ?? (type === 'dimension' ? bareFraction(value, said, use) : undefined) ?? value
  switch (type) {
    case 'color':
      return colorOf(meant)
    case 'dimension':
      return measureOf(meant, ['px', 'rem'])
    case 'duration':
      return measureOf(meant, ['ms', 's'])
    case 'fontFamily':
      return familiesOf(meant, said)
    case 'fontWeight': {
      const weight = readValue(type, meant)
      return typeof weight === 'number' && weight >= 1 && weight <= 1000 ? weight : undefined
    }
    case 'shadow':
      return shadowsOf(meant)
  }
}

/** A number below 4 without a unit: of what, its kind says. */
function bareFraction(value: JsonValue, said: string | undefined, use: string | undefined): JsonValue | undefined {
  // Tokens Studio and Figma count pixels.
  if (said !== undefined && (inPixels.has(said) || (said === 'number' && typeof value === 'number')))
    return meantLength(value)
  const isBare = typeof value === 'number' || (typeof value === 'string' && /^[\d.]+$/.test(value.trim()))
  // No text is four pixels high: Style Dictionary writes sizes of text in rem.
  return use === 'fontSize' && isBare && Number(value) > 0 ? { value: Number(value), unit: 'rem' } : undefined
}

const inPixels: ReadonlySet<string> = new Set([
  ...['dimension', 'float', 'borderRadius', 'spacing', 'sizing', 'borderWidth', 'fontSizes'],
])

/** Types of DTCG; others, such as "other", say nothing. */
const known: ReadonlySet<string> = new Set([
  ...['color', 'dimension', 'duration', 'fontFamily', 'fontWeight', 'shadow', 'number', 'string', 'text', 'boolean'],
  ...['typography', 'border', 'transition', 'gradient', 'cubicBezier', 'strokeStyle', 'opacity', 'lineHeights'],
  ...['fontFamilies', 'fontWeights', 'fontSizes', 'borderRadius', 'spacing', 'sizing', 'borderWidth', 'boxShadow'],
])

/** Whether tokens that are said to be of a type are of one that the theme has. */
export function isKnownType(type: TokenType, said: string): boolean {
  return isNamedLike(type, said) && !['number', 'float', 'string', 'text'].includes(said)
}

function colorOf(value: JsonValue): JsonValue | undefined {
  if (!isJsonObject(value)) return undefined
  const components = Array.isArray(value['components']) ? value['components'] : []
  const color = { ...value, components: components.map((each) => (each === 'none' ? null : each)) }
  if (!isWhole(color)) return undefined
  const { alpha, hex } = value
  const { colorSpace } = color
  return {
    colorSpace,
    components: components.map((each) => (typeof each === 'number' ? Math.round(each * 10_000) / 10_000 : 'none')),
    // Without it the opacity of a template's colour would be inherited.
    alpha: typeof alpha === 'number' ? alpha : 1,
    ...(typeof hex === 'string' && !['srgb', 'hsl', 'hwb'].includes(colorSpace) && { hex }),
  }
}

function measureOf(value: JsonValue, units: readonly string[]): JsonValue | undefined {
  const [number, unit] = [child(value, 'value'), child(value, 'unit')]
  return typeof number === 'number' && typeof unit === 'string' && units.includes(unit)
    ? { value: number, unit }
    : undefined
}

/** Without what only a style sheet can look up: `var(--font)`. */
function familiesOf(value: JsonValue, said: string | undefined): JsonValue | undefined {
  const isName = typeof value === 'string' && value !== '' && /^[^\d#{(]/.test(value) && said !== undefined
  const names = Array.isArray(value) ? value : isName ? [value] : []
  if (!names.every((each) => typeof each === 'string')) return undefined
  const plain = names
    .map((each) => each.trim().replace(/^(["'])(.*)\1$/, '$2'))
    .filter((each) => !/[(){}"']/.test(each))
  return plain.length > 0 ? plain : undefined
}

function shadowsOf(value: JsonValue): JsonValue | undefined {
  const layers = Array.isArray(value) ? value : [value]
  const made = layers.map((layer): JsonObject | undefined => {
    if (!isJsonObject(layer) || isOtherwiseSaid(layer)) return undefined
    const parts = Object.entries(partTypes).map(([key, type]) => [key, partOf(type, layer[key] ?? '0px')] as const)
    if (parts.some(([, part]) => part === undefined)) return undefined
    return { ...(Object.fromEntries(parts) as JsonObject), ...(isInner(layer) && { inset: true }) }
  })
  const whole = made.filter((each) => each !== undefined)
  if (whole.length === 0 || whole.length < made.length) return undefined
  return whole.length === 1 ? whole[0] : whole
}

function partOf(type: TokenType, value: JsonValue): JsonValue | undefined {
  return themeValue(type, meantPart(type, value) ?? value)
}
