import { child, type JsonValue } from '@/contract/json/json-value'
import { colorChannels, isColorSpace, isRgbSpace, type Channel } from './color-channels'

/** What is wrong with the components of a colour. */
export interface ColorFault {
  readonly index: number
  /** The name shown to people: "red", "lightness". */
  readonly channel: string
  readonly least: number
  readonly most: number
  /** All three components as they were certainly meant: bytes divided by 255. */
  readonly meant?: (number | null)[]
  /** The one component as it was probably meant: a percentage divided by 100. */
  readonly single?: number
}

/** Conversions between colour spaces leave values such as 1.0000001: as a share of what the channel has. */
const noise = 0.002

/**
 * The first component out of range in its colour space; undefined when all are in range, or the value is not a colour.
 */
export function colorFault(color: JsonValue | undefined): ColorFault | undefined {
  const space = child(color, 'colorSpace')
  const written = child(color, 'components')
  if (!isColorSpace(space) || !Array.isArray(written) || written.length !== 3) return undefined
  if (!written.every((each) => typeof each === 'number' || each === null)) return undefined
  const channels = colorChannels[space]
  const index = written.findIndex((each, at) => each !== null && isOutside(each, channels[at] as Channel))
  if (index < 0) return space === 'hsl' ? fractionsOfHsl(written) : undefined
  const { name, least, most } = channels[index] as Channel
  const value = written[index] as number
  const isBytes = isRgbSpace(space) && written.every((each) => each === null || isByte(each))
  const isPercent = space.startsWith('ok') && index === 0 && value > 1 && value <= 100
  return {
    index,
    channel: name,
    least,
    most,
    ...(isBytes && { meant: written.map((each) => each && Math.round((each / 255) * 1000) / 1000) }),
    ...(isPercent && { single: value / 100 }),
  }
}

/** Saturation and lightness up to 1 were meant as fractions (0.5 for 50 per cent): nobody means so dark a grey. */
function fractionsOfHsl([hue, saturation, lightness]: readonly (number | null)[]): ColorFault | undefined {
  if (typeof saturation !== 'number' || typeof lightness !== 'number') return undefined
  const isFraction = saturation > 0 && saturation <= 1 && lightness > 0 && lightness < 1
  if (!isFraction) return undefined
  const meant = [hue ?? 0, saturation * 100, lightness * 100]
  return { index: 1, channel: 'saturation', least: 0, most: 100, meant }
}

function isOutside(value: number, { least, most }: Channel): boolean {
  const slack = (most - least) * noise
  return value < least - slack || value > most + slack
}

function isByte(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= 255
}
