import { isInSrgb, toHex, toRgb, type ColorInFile } from '@/engine/color/to-rgb'
import { child, isJsonObject, valueAt, type JsonObject, type JsonValue, type Path } from '@/contract/json/json-value'
import { isWhole } from './read-value'
import type { TokenFinding } from './token-finding'

/** Steps of 255 that rounding may be off. */
const slack = 4
/** A designer's eye may choose the colour that stands in for a wide one. */
const slackBeside = 16
/** Tools bring what no screen of sRGB shows to it in ways of their own. */
const slackOutside = 72

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
  if (!isWhole(color) || !differs(color, color['hex'])) return { isOwn: true }
  return { isOwn: true, finding: isPlain(color) ? told(color, at, 'value', saidTwice(color)) : fallback(color, at) }
}

/** Of other spaces the hex is what browsers show that do not know them. */
function isPlain({ colorSpace }: ColorInFile): boolean {
  return ['srgb', 'hsl', 'hwb'].includes(colorSpace)
}

function differs(color: ColorInFile, hex: JsonValue | undefined): boolean {
  const digits = /^#([0-9a-f]{6})/i.exec(typeof hex === 'string' ? hex : '')?.[1]
  if (digits === undefined) return false
  const bytes = [0, 2, 4].map((start) => parseInt(digits.slice(start, start + 2), 16))
  const most = isPlain(color) ? slack : isInSrgb(color) ? slackBeside : slackOutside
  return toRgb(color).some((channel, index) => Math.abs(channel * 255 - (bytes[index] ?? 0)) > most)
}

function fallback(color: JsonObject & ColorInFile, at: Path): TokenFinding {
  const words = `older browsers show this hex, and it is another colour than the components, which are nearly ${hexOf(color)}`
  return { ...told(color, at, 'value', words), kind: 'hex-fallback' }
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
