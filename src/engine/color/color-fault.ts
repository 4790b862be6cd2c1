import { child, type JsonValue } from '@/contract/json/json-value'

/** What is wrong with the components of a colour. */
export interface ColorFault {
  readonly index: number
  /** The name shown to people: "red", "lightness". */
  readonly channel: string
  readonly least: number
  readonly most: number
  /** All three components as they were certainly meant: bytes divided by 255. */
  readonly meant?: number[]
  /** The one component as it was probably meant: a percentage divided by 100. */
  readonly single?: number
}

type Channel = readonly [name: string, least: number, most: number]

/** The chroma of displayable colours ends near 0.37; CSS defines 0.4 as 100%. */
const channels: Readonly<Record<string, readonly Channel[]>> = {
  srgb: [
    ['red', 0, 1],
    ['green', 0, 1],
    ['blue', 0, 1],
  ],
  hsl: [
    ['hue', -360, 360],
    ['saturation', 0, 100],
    ['lightness', 0, 100],
  ],
  oklch: [
    ['lightness', 0, 1],
    ['chroma', 0, 0.5],
    ['hue', -360, 360],
  ],
}

/**
 * The first component out of range in its colour space; undefined when all are in range, or the value is not a colour.
 */
export function colorFault(color: JsonValue | undefined): ColorFault | undefined {
  const space = child(color, 'colorSpace')
  const written = child(color, 'components')
  const known = typeof space === 'string' && Object.hasOwn(channels, space) ? channels[space] : undefined
  if (known === undefined || !Array.isArray(written) || written.length !== known.length) return undefined
  if (!written.every((each) => typeof each === 'number')) return undefined
  const index = written.findIndex((each, at) => {
    const [, least, most] = known[at] as Channel
    return each < least || each > most
  })
  // Saturation and lightness up to 1 were meant as fractions (0.5 for 50 per cent): nobody means so dark a grey.
  const [, saturation = 0, lightness = 0] = written
  const isFraction = space === 'hsl' && saturation > 0 && saturation <= 1 && lightness > 0 && lightness < 1
  if (isFraction && index < 0)
    return {
      index: 1,
      channel: 'saturation',
      least: 0,
      most: 100,
      meant: [written[0] ?? 0, saturation * 100, lightness * 100],
    }
  if (index < 0) return undefined
  const [channel, least, most] = known[index] as Channel
  const isBytes = space === 'srgb' && written.every((each) => Number.isInteger(each) && each >= 0 && each <= 255)
  const value = written[index] as number
  const isPercent = space === 'oklch' && index === 0 && value > 1 && value <= 100
  return {
    index,
    channel,
    least,
    most,
    ...(isBytes && { meant: written.map((each) => Math.round((each / 255) * 1000) / 1000) }),
    ...(isPercent && { single: value / 100 }),
  }
}
