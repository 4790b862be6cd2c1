import type { FontFace } from './font-faces'
import { textOutline, type TextLanguage, type TextOutline } from './text-outline'

export interface FittedLines {
  readonly lines: readonly TextOutline[]
  /** Font size and height of a line in pixels. */
  readonly size: number
  readonly lineHeight: number
}

export interface Space {
  readonly width: number
  readonly height: number
}

/** Pixels: sizes of the title, the largest that fits is taken. */
const sizes = [88, 78, 68, 60, 52, 46, 40, 34]
const mostLines = 4
/** Ems. Scripts with marks above and below have more. */
const leastLineHeight = 1.16

/** A title broken into lines that fit into pixels; undefined where a character cannot be drawn or nothing fits. */
export function fittedLines(
  title: string,
  { width, height }: Space,
  faces: readonly FontFace[],
  language: TextLanguage,
): FittedLines | undefined {
  const words = wordsOf(title, language.locale)
  const outlines = new Map<string, TextOutline | undefined>()
  const outlineOf = (text: string) => {
    if (!outlines.has(text)) outlines.set(text, textOutline(text, faces, language))
    return outlines.get(text)
  }
  if (outlineOf(title) === undefined) return undefined
  for (const size of sizes) {
    const lines = brokenLines(words, (text) => (outlineOf(text)?.width ?? 0) * size <= width)
    if (lines === undefined || lines.length > mostLines) continue
    const drawn = lines.flatMap((line) => outlineOf(line) ?? [])
    const lineHeight = Math.max(leastLineHeight, ...drawn.map(({ ascent, descent }) => ascent + descent)) * size
    if (lineHeight * lines.length <= height) return { size, lineHeight, lines: drawn }
  }
  return undefined
}

/** As few lines as possible; undefined where a single word is too wide. */
function brokenLines(words: readonly string[], fits: (text: string) => boolean): string[] | undefined {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    if (!fits(word.trim())) return undefined
    if (line !== '' && !fits((line + word).trim())) {
      lines.push(line.trim())
      line = ''
    }
    line += word
  }
  return line.trim() === '' ? lines : [...lines, line.trim()]
}

/** The words with what stands after them. Thai, Khmer and others are divided by a dictionary, as browsers do it. */
function wordsOf(text: string, locale: string): string[] {
  // A text that says itself where it may be broken is broken nowhere else.
  if (text.includes('\u200b')) return text.split(/(?<=[\s\u200b])/)
  const words: string[] = []
  let isOpen = false
  for (const { segment, isWordLike } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    const last = words.at(-1)
    const continues = last !== undefined && (isOpen || (!isWordLike && !/^[\p{Ps}\p{Pi}]/u.test(segment)))
    if (continues) words.splice(-1, 1, last + segment)
    else words.push(segment)
    // A hyphen, an apostrophe or an opening bracket belongs to the next word, too.
    isOpen = /[\p{Ps}\p{Pi}\p{Pd}'’/]$/u.test(segment)
  }
  return words
}
