import type { ColorValue } from '@/contract/generated/merchant-types'

export interface Channel {
  /** The name shown to people: "red", "lightness". */
  readonly name: string
  readonly least: number
  readonly most: number
}

type Channels = readonly [Channel, Channel, Channel]

const hue = channel('hue', -360, 360)
const rgb: Channels = [channel('red', 0, 1), channel('green', 0, 1), channel('blue', 0, 1)]
/** The white of daylight has a Z of 1.09. */
const xyz: Channels = [channel('X', 0, 1.1), channel('Y', 0, 1.1), channel('Z', 0, 1.1)]

/**
 * What the components of each colour space are, and where they end (DTCG 2025.10, Color). Those that have no end in
 * theory end where no colour lies beyond: the chroma of lch near 230, that of oklch near 0.5.
 */
export const colorChannels: Readonly<Record<ColorValue['colorSpace'], Channels>> = {
  srgb: rgb,
  'srgb-linear': rgb,
  'display-p3': rgb,
  'display-p3-linear': rgb,
  'a98-rgb': rgb,
  'prophoto-rgb': rgb,
  rec2020: rgb,
  hsl: [hue, channel('saturation', 0, 100), channel('lightness', 0, 100)],
  hwb: [hue, channel('whiteness', 0, 100), channel('blackness', 0, 100)],
  lab: [channel('lightness', 0, 100), channel('a', -200, 200), channel('b', -200, 200)],
  lch: [channel('lightness', 0, 100), channel('chroma', 0, 260), hue],
  oklab: [channel('lightness', 0, 1), channel('a', -0.6, 0.6), channel('b', -0.6, 0.6)],
  oklch: [channel('lightness', 0, 1), channel('chroma', 0, 0.6), hue],
  xyz,
  'xyz-d50': xyz,
  'xyz-d65': xyz,
}

export function isColorSpace(name: unknown): name is ColorValue['colorSpace'] {
  return typeof name === 'string' && Object.hasOwn(colorChannels, name)
}

/** Whether a colour space has red, green and blue from 0 to 1, which other programs count from 0 to 255. */
export function isRgbSpace(space: ColorValue['colorSpace']): boolean {
  return colorChannels[space] === rgb
}

function channel(name: string, least: number, most: number): Channel {
  return { name, least, most }
}
