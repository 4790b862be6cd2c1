import { readFileSync } from 'node:fs'
import { Blob, Face, Font, Variation } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'
import type { Theme } from '@/contract/generated/merchant-types'
import { stacksOf } from '@/site/theme/language-fonts'

/** A font file that a brand ships, ready for shaping. */
export interface FontFace {
  readonly font: Font
  /** Units per em, in which HarfBuzz measures. */
  readonly unitsPerEm: number
  /** Whether a browser would draw this character from the file. */
  has(codePoint: number): boolean
}

/** Weight of titles, clamped to what a file has. */
const titleWeight = 700

/** Loads each file of a brand once, however many languages and pages are drawn from it. */
export class FontFiles {
  readonly #faces = new Map<string, Promise<FontFace>>()
  readonly #fileOf: (publicPath: string) => string | undefined

  /** `fileOf` finds the file of a public path. */
  constructor(fileOf: (publicPath: string) => string | undefined) {
    this.#fileOf = fileOf
  }

  /** The faces of headings in a language, in the order in which a browser looks for a character. */
  async facesFor(theme: Theme, language: string): Promise<readonly FontFace[]> {
    const families = stacksOf(theme, language).heading.$value
    const files = families.flatMap((family) =>
      Object.values(theme.fonts)
        .filter((each) => each.family === family)
        .sort((a, b) => distance(a.weight) - distance(b.weight)),
    )
    return Promise.all(files.flatMap((each) => this.#face(each) ?? []))
  }

  #face({ src, weight, unicodeRange }: Theme['fonts'][string]): Promise<FontFace> | undefined {
    const file = this.#fileOf(src)
    if (file === undefined) return undefined
    const face = this.#faces.get(src) ?? loadFace(file, weight, unicodeRange)
    this.#faces.set(src, face)
    return face
  }
}

/** Whether the files of a brand say that they have every character of a text, which is known without reading them. */
export function hasCharacters(theme: Theme, language: string, text: string): boolean {
  const families = stacksOf(theme, language).heading.$value
  const files = Object.values(theme.fonts).filter(({ family }) => families.includes(family))
  const ranges = files.map(({ unicodeRange }) => (unicodeRange === undefined ? undefined : rangesOf(unicodeRange)))
  return [...text].every((character) => ranges.some((each) => isWithin(character.codePointAt(0) ?? 0, each)))
}

async function loadFace(file: string, weight: string, unicodeRange: string | undefined): Promise<FontFace> {
  const face = new Face(new Blob((await decompress(readFileSync(file))).slice().buffer))
  const font = new Font(face)
  if ('wght' in face.getAxisInfos()) font.setVariations([new Variation('wght', nearest(weight))])
  const drawn = new Set(face.collectUnicodes())
  const ranges = unicodeRange === undefined ? undefined : rangesOf(unicodeRange)
  const has = (codePoint: number) => drawn.has(codePoint) && isWithin(codePoint, ranges)
  return { font, unitsPerEm: face.upem, has }
}

/** The weight in a range such as "100 900" that is nearest to that of titles. */
function nearest(weight: string): number {
  const [least = titleWeight, most = least] = weight.split(' ').map(Number)
  return Math.min(Math.max(titleWeight, least), most)
}

function distance(weight: string): number {
  return Math.abs(nearest(weight) - titleWeight)
}

type Range = readonly [first: number, last: number]

/** A file without ranges is used for every character. */
function isWithin(codePoint: number, ranges: readonly Range[] | undefined): boolean {
  return ranges?.some(([first, last]) => codePoint >= first && codePoint <= last) ?? true
}

/** The ranges of a `unicode-range`, of the forms U+41, U+41-5A and U+4??. */
function rangesOf(unicodeRange: string): Range[] {
  return unicodeRange.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'F'), 16)] as const
  })
}
