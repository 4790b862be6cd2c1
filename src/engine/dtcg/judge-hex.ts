import { toHex, toRgb } from '@/engine/color/to-rgb'
import { child, isJsonObject, valueAt, type JsonObject, type JsonValue, type Path } from '@/contract/json/json-value'
import { isWhole } from './read-value'
import type { TokenFinding } from './token-finding'

/** Steps of 255 that rounding may be off. */
const slack = 4

interface HexJudgement {
  /** Whether it belongs to the components. */
  readonly isOwn: boolean
  readonly finding?: TokenFinding
}

/** Whether the `hex` of a merged colour is that of its components; `at`: where the colour is written, below "tokens". */
export function judgeHex(color: JsonObject, at: Path, layers: readonly JsonValue[]): HexJudgement {
  const indexOf = (key: string) => layers.findIndex((layer) => child(valueAt(layer, at), key) !== undefined)
  const [ofHex, ofComponents] = [indexOf('hex'), indexOf('components')]
  // Neither is written at this place: a group that this one extends has both.
  if (ofHex < 0 || ofComponents < 0) return { isOwn: ofHex < 0 }
  // A template's fallback is that of the template's components.
  if (ofHex > ofComponents) return { isOwn: false }
  if (ofHex < ofComponents)
    return { isOwn: false, finding: told(color, at, 'key', 'hex alone changes nothing: it stands in for components') }
  return { isOwn: true, ...(differs(color) && { finding: told(color, at, 'value', saidTwice(color)) }) }
}

/** Other spaces hold colours that six digits cannot say. */
function differs(color: JsonObject): color is JsonObject & Parameters<typeof toRgb>[0] {
  if (!isWhole(color) || !['srgb', 'hsl', 'hwb'].includes(color.colorSpace)) return false
  const digits = /^#([0-9a-f]{6})/i.exec(String(color['hex']))?.[1]
  if (digits === undefined) return false
  const bytes = [0, 2, 4].map((start) => parseInt(digits.slice(start, start + 2), 16))
  return toRgb(color).some((channel, index) => Math.abs(channel * 255 - (bytes[index] ?? 0)) > slack)
}

function saidTwice(color: JsonObject): string {
  return `hex says another colour than the components, which are ${hexOf(color)}: the components count`
}

function hexOf(color: JsonObject): string {
  return isJsonObject(color) && isWhole(color) ? toHex(color) : 'none'
}

function told(color: JsonObject, at: Path, spot: 'key' | 'value', message: string): TokenFinding {
  return {
    kind: 'hex',
    file: 'theme',
    path: ['tokens', ...at, 'hex'],
    spot,
    message,
    expected: spot === 'key' ? '"components" beside it' : JSON.stringify(hexOf(color)),
    received: JSON.stringify(color['hex']),
    ...(spot === 'value' && { suggestions: [hexOf(color)] }),
  }
}
