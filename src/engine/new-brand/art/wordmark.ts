import { markShapes, type MarkColors } from './brand-mark'
import type { Letterer } from '@/engine/new-brand/letters/lettering'
import type { Typeface } from '@/engine/new-brand/letters/typefaces'

export interface Wordmark {
  readonly svg: string
  readonly width: number
  readonly height: number
  /** Why the name was left out, if it was. */
  readonly nameMissing?: string
}

export interface WordmarkColors extends MarkColors {
  /** Colour of the name beside the mark: readable in both colour schemes. */
  readonly name: string
}

const height = 40
/** In pixels, about the space that a header has for a logo. */
const widest = 172
const smallest = 11

/**
 * The brand's logo: its name in its typeface, beside the mark or on a plate; only the mark when the name cannot be
 * drawn.
 */
export function wordmark(
  name: string,
  initial: string | undefined,
  { logo, mark, style }: Typeface,
  letterer: Letterer,
  colors: WordmarkColors,
): Wordmark {
  const isPlate = logo === 'plate'
  const [start, end] = isPlate ? [18, 18] : [height + 9, 1]
  const text = style.headingCase === 'uppercase' ? name.toLocaleUpperCase('en') : name
  const lines = setLines(text.normalize('NFC').trim(), letterer, widest - start - end)
  if (typeof lines === 'string') return { ...drawing(height, markShapes(mark, initial, colors)), nameMissing: lines }
  const width = Math.ceil(start + Math.max(...lines.map((line) => line.width)) + end)
  const words = lines.map(({ text, size, left, baseline }) => letterer.draw(text, size, start - left, baseline))
  const ground = isPlate ? plate(width, colors.fill) : markShapes(mark, initial, colors)
  return drawing(width, `${ground}<path d="${words.join('')}" fill="${isPlate ? colors.ink : colors.name}"/>`)
}

function drawing(width: number, shapes: string): Wordmark {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>\n`
  return { svg, width, height }
}

/** Two of its corners are cut off. */
function plate(width: number, fill: string): string {
  return `<path d="M10 0H${width}V30L${width - 10} 40H0V10Z" fill="${fill}"/>`
}

interface Line {
  readonly text: string
  readonly size: number
  readonly width: number
  readonly left: number
  /** Distance from the top of the logo. */
  readonly baseline: number
}

/** One line, or two if one would be too small; otherwise the reason why neither is possible. */
function setLines(text: string, letterer: Letterer, room: number): Line[] | string {
  const one = fitted([text], 23, letterer, room)
  const two = fitted(halved(text), 16.5, letterer, room)
  if (one === undefined || two === undefined) return 'the typeface lacks a letter of it'
  const best = one.size >= 16 || one.size >= two.size ? one : two
  return best.size < smallest ? 'it is too long' : best.lines
}

function fitted(
  texts: readonly string[],
  largest: number,
  letterer: Letterer,
  room: number,
): { size: number; lines: Line[] } | undefined {
  const inks = texts.map((text) => letterer.measure(text))
  const capital = letterer.measure('H')
  if (!inks.every((ink) => ink !== undefined) || capital === undefined) return undefined
  const size = Math.min(largest, room / Math.max(...inks.map(({ left, right }) => right - left)))
  // Capitals are centred vertically in their line, regardless of descenders.
  const middle = height / 2 - ((capital.top + capital.bottom) / 2) * size
  const lines = inks.map(({ left, right }, index) => ({
    text: texts[index] ?? '',
    size,
    width: (right - left) * size,
    left: left * size,
    baseline: middle + (index - (texts.length - 1) / 2) * size * 1.12,
  }))
  return { size, lines }
}

/** The text split at the space nearest its middle; unsplit when it has none. */
function halved(text: string): string[] {
  const spaces = [...text.matchAll(/\s+/g)].map(({ index }) => index)
  const middle = text.length / 2
  const [best] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  return best === undefined ? [text] : [text.slice(0, best), text.slice(best).trim()]
}
