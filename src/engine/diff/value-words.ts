import Color from 'colorjs.io'
import { child, isJsonObject, type JsonValue } from '@/contract/json/json-value'

/** A value in readable form: a colour as #rrggbb, a measure as 8px, a list as its entries. */
export function valueWords(value: JsonValue | undefined): string {
  if (value === undefined) return 'nothing'
  const words = colorWords(value) ?? measureWords(value) ?? listWords(value) ?? JSON.stringify(value)
  return words.length > 120 ? `${words.slice(0, 119)}…` : words
}

function colorWords(value: JsonValue): string | undefined {
  const [space, components, alpha] = ['colorSpace', 'components', 'alpha'].map((key) => child(value, key))
  if (typeof space !== 'string' || !Array.isArray(components)) return undefined
  try {
    const coords = components.map(Number) as [number, number, number]
    const color = new Color(space, coords, typeof alpha === 'number' ? alpha : 1)
    return color.to('srgb').toGamut().toString({ format: 'hex', collapse: false })
  } catch {
    // Not a valid colour: show it as written, and leave the explanation to `check`.
    return undefined
  }
}

function measureWords(value: JsonValue): string | undefined {
  const [size, unit] = [child(value, 'value'), child(value, 'unit')]
  return typeof size === 'number' && typeof unit === 'string' ? `${size}${unit}` : undefined
}

function listWords(value: JsonValue): string | undefined {
  if (!Array.isArray(value) || value.some((item) => isJsonObject(item) || Array.isArray(item))) return undefined
  return `[${value.map((item) => (typeof item === 'string' ? item : JSON.stringify(item))).join(', ')}]`
}
