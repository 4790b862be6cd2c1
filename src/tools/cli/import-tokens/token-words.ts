import { child, isJsonObject, type JsonValue } from '@/contract/json/json-value'
import { toHex, type ColorInFile } from '@/engine/color/to-rgb'
import { isWhole } from '@/engine/dtcg/read-value'
import { spacedJson } from '@/engine/dtcg/spaced-json'

/** A token's value, short enough for a list. */
export function valueInWords(value: JsonValue | undefined): string {
  if (value === undefined) return 'nothing'
  const words = colorInWords(value) ?? measureInWords(value) ?? shadowsInWords(value)
  if (words !== undefined) return words
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ')
  const text = spacedJson(value)
  return text.length > 48 ? `${text.slice(0, 47)}…` : text
}

function colorInWords(value: JsonValue | undefined): string | undefined {
  if (!isJsonObject(value)) return undefined
  const components = Array.isArray(value['components']) ? value['components'] : []
  const color = { ...value, components: components.map((each) => (each === 'none' ? null : each)) }
  if (!isWhole(color)) return undefined
  const alpha =
    typeof value['alpha'] === 'number' && value['alpha'] < 1 ? ` at ${Math.round(value['alpha'] * 100)} %` : ''
  return `${toHex(color)}${isInSrgb(color) ? '' : ` (${color.colorSpace})`}${alpha}`
}

function isInSrgb(color: ColorInFile): boolean {
  return ['srgb', 'hsl', 'hwb'].includes(color.colorSpace)
}

function measureInWords(value: JsonValue | undefined): string | undefined {
  const [number, unit] = [child(value, 'value'), child(value, 'unit')]
  return typeof number === 'number' && typeof unit === 'string' ? `${number}${unit}` : undefined
}

/** As CSS has them: offsets, blur, spread, colour. */
function shadowsInWords(value: JsonValue): string | undefined {
  const layers = (Array.isArray(value) ? value : [value]).map((layer) => {
    const lengths = ['offsetX', 'offsetY', 'blur', 'spread'].map((key) => measureInWords(child(layer, key)))
    const color = colorInWords(child(layer, 'color'))
    if (color === undefined || lengths.some((each) => each === undefined)) return undefined
    const spread = lengths[3] === '0px' ? lengths.slice(0, 3) : lengths
    return [...(child(layer, 'inset') === true ? ['inset'] : []), ...spread, color].join(' ')
  })
  return layers.length === 0 || layers.includes(undefined) ? undefined : layers.join(', ')
}
