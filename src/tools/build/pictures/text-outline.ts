import bidiFactory from 'bidi-js'
import { Buffer, Direction, shape } from 'harfbuzzjs'
import type { FontFace } from './font-faces'

/** The text of one line as an SVG path, at the size of one pixel an em: it needs no font where it is shown. */
export interface TextOutline {
  /** Elements of SVG, from the baseline's left end. */
  readonly svg: string
  readonly width: number
  /** Heights above and below the baseline. */
  readonly ascent: number
  readonly descent: number
}

export interface TextLanguage {
  /** BCP 47 tag. */
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
}

const bidi = bidiFactory()

/** Joiners, spaces without width and the like, which no font has to draw. */
const invisible = /^\p{Default_Ignorable_Code_Point}$/u

/**
 * Shapes a line as a browser does: each cluster of characters from the first face that has it, HarfBuzz for ligatures,
 * marks and reordering, and the Unicode algorithm for mixed directions. Undefined where no face has a character.
 */
export function textOutline(
  text: string,
  faces: readonly FontFace[],
  { locale, direction }: TextLanguage,
): TextOutline | undefined {
  const faceAt = facesOfText(text, faces, locale)
  if (faceAt === undefined) return undefined
  const { levels } = bidi.getEmbeddingLevels(text, direction)
  const runs = inVisualOrder(runsOf(text, faceAt, levels))
  let [x, ascent, descent] = [0, 0, 0]
  const parts: string[] = []
  for (const { face, start, end, level } of runs) {
    const scale = 1 / face.unitsPerEm
    const extents = face.font.hExtents()
    ascent = Math.max(ascent, extents.ascender * scale)
    descent = Math.max(descent, -extents.descender * scale)
    for (const { path, advance, dx, dy } of glyphsOf(text, { face, start, end, level }, locale)) {
      if (path !== '')
        parts.push(
          `<path transform="translate(${x + dx * scale} ${-dy * scale})scale(${scale} ${-scale})" d="${path}"/>`,
        )
      x += advance * scale
    }
  }
  return { svg: parts.join(''), width: x, ascent, descent }
}

interface Run {
  readonly face: FontFace
  readonly start: number
  readonly end: number
  /** Embedding level: odd from right to left. */
  readonly level: number
}

function glyphsOf(text: string, { face, start, end, level }: Run, locale: string) {
  const buffer = new Buffer()
  buffer.addText(text, start, end - start)
  buffer.setDirection(level % 2 === 0 ? Direction.LTR : Direction.RTL)
  buffer.setLanguage(locale)
  buffer.guessSegmentProperties()
  shape(face.font, buffer)
  const places = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map(({ codepoint }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[at] ?? {}
    return { path: face.font.glyphToPath(codepoint), advance: xAdvance, dx: xOffset, dy: yOffset }
  })
}

/** The face of each UTF-16 unit. */
function facesOfText(text: string, faces: readonly FontFace[], locale: string): readonly FontFace[] | undefined {
  const found: FontFace[] = []
  for (const { segment } of new Intl.Segmenter(locale).segment(text)) {
    const points = [...segment].filter((each) => !invisible.test(each)).map((each) => each.codePointAt(0) ?? 0)
    const canDraw = (face: FontFace) => points.every((point) => face.has(point))
    const last = found.at(-1)
    // What stands between words goes on in their face, so that a run is not interrupted.
    const staysIn =
      /^[\p{P}\p{Z}\p{N}\p{Default_Ignorable_Code_Point}]+$/u.test(segment) && last !== undefined && canDraw(last)
        ? last
        : undefined
    const face = staysIn ?? faces.find(canDraw)
    if (face === undefined) return undefined
    for (let unit = 0; unit < segment.length; unit++) found.push(face)
  }
  return found
}

function runsOf(text: string, faceAt: readonly FontFace[], levels: Uint8Array): Run[] {
  const runs: Run[] = []
  for (let at = 0; at < text.length; at++) {
    const [face, level] = [faceAt[at], levels[at] ?? 0]
    const last = runs.at(-1)
    if (face === undefined) continue
    if (last?.face === face && last.level === level) runs.splice(-1, 1, { ...last, end: at + 1 })
    else runs.push({ face, level, start: at, end: at + 1 })
  }
  return runs
}

/** Rule L2 of the Unicode Bidirectional Algorithm: what is at a level or above it is reversed, from the highest on. */
function inVisualOrder(runs: readonly Run[]): Run[] {
  const ordered = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    for (let first = 0; first < ordered.length; first++) {
      let end = first
      while ((ordered[end]?.level ?? -1) >= level) end++
      if (end > first) ordered.splice(first, end - first, ...ordered.slice(first, end).reverse())
      first = Math.max(first, end)
    }
  }
  return ordered
}
