import { child, isJsonObject, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import { isInner, isOtherwiseSaid, meantValue } from '@/engine/dtcg/meant-value'
import { isWhole, readValue } from '@/engine/dtcg/read-value'
import { isNamedLike, partTypes, type TokenType } from '@/engine/dtcg/token-type'

/** A foreign value as a token of the theme has it; undefined where it is of another type. */
export function themeValue(type: TokenType, value: JsonValue, said?: string): JsonValue | undefined {
  if (said !== undefined && known.has(said) && !isNamedLike(type, said)) return undefined
  const meant = meantValue(type, value) ?? value
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

/** Types of DTCG; others, such as "other", say nothing. */
const known: ReadonlySet<string> = new Set([
  ...['color', 'dimension', 'duration', 'fontFamily', 'fontWeight', 'shadow', 'number', 'string', 'text', 'boolean'],
  ...['typography', 'border', 'transition', 'gradient', 'cubicBezier', 'strokeStyle', 'opacity', 'lineHeights'],
  ...['fontFamilies', 'fontWeights', 'fontSizes', 'borderRadius', 'spacing', 'sizing', 'borderWidth', 'boxShadow'],
])

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

function familiesOf(value: JsonValue, said: string | undefined): JsonValue | undefined {
  if (Array.isArray(value))
    return value.every((each) => typeof each === 'string') && value.length > 0 ? value : undefined
  const isName = typeof value === 'string' && value !== '' && /^[^\d#{(]/.test(value)
  return isName && said !== undefined ? [value] : undefined
}

function shadowsOf(value: JsonValue): JsonValue | undefined {
  const layers = Array.isArray(value) ? value : [value]
  const made = layers.map((layer): JsonObject | undefined => {
    if (!isJsonObject(layer) || isOtherwiseSaid(layer)) return undefined
    const parts = Object.entries(partTypes).map(([key, type]) => [key, themeValue(type, layer[key] ?? '0px')] as const)
    if (parts.some(([, part]) => part === undefined)) return undefined
    return { ...(Object.fromEntries(parts) as JsonObject), ...(isInner(layer) && { inset: true }) }
  })
  const whole = made.filter((each) => each !== undefined)
  if (whole.length === 0 || whole.length < made.length) return undefined
  return whole.length === 1 ? whole[0] : whole
}
