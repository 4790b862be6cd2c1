import { createRequire } from 'node:module'
import type * as OpenType from 'opentype.js'
import { readFont } from './font-files'
import type { Typeface } from './typefaces'

// Its entry for Node is a script without named exports.
const { parse, Path } = createRequire(import.meta.url)('opentype.js') as typeof OpenType

/** Where a text's ink is, seen from the start of its baseline: above it is negative. */
interface Ink {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Draws texts in a typeface's heading weight. */
export class Letterer {
  readonly #typeface: Typeface
  readonly #fonts: OpenType.Font[] = []

  constructor(typeface: Typeface) {
    this.#typeface = typeface
  }

  /** The ink of a text whose size is 1. Undefined when the typeface lacks a letter of it, or there is none. */
  measure(text: string): Ink | undefined {
    const outline = this.#outline(text, 100, 0, 0)
    if (outline === undefined || outline.commands.length === 0) return undefined
    const { x1, x2, y1, y2 } = outline.getBoundingBox()
    return { left: x1 / 100, right: x2 / 100, top: y1 / 100, bottom: y2 / 100 }
  }

  /** Outlines for the `d` of an SVG path, which need no font where they are shown. Only for what can be measured. */
  draw(text: string, size: number, x: number, baseline: number): string {
    return (this.#outline(text, size, x, baseline)?.commands ?? []).map(pathText).join('')
  }

  #outline(text: string, size: number, x: number, baseline: number): OpenType.Path | undefined {
    const outline = new Path()
    let end = x
    for (const character of text.normalize('NFC')) {
      const font = this.#fontWith(character)
      if (font === undefined) return undefined
      const glyph = font.charToGlyph(character)
      outline.extend(glyph.getPath(end, baseline, size, {}, font))
      end += ((glyph.advanceWidth ?? 0) * size) / font.unitsPerEm
    }
    return outline
  }

  /** What is seldom needed is read when it is needed. */
  #fontWith(character: string): OpenType.Font | undefined {
    for (const [index, subset] of (['latin', 'vietnamese', 'latin-ext'] as const).entries()) {
      const { heading, weight } = this.#typeface
      const font = (this.#fonts[index] ??= parseFont(readFont(heading, subset, weight.heading, 'woff')))
      if (font.charToGlyphIndex(character) > 0) return font
    }
    return undefined
  }
}

/** The library's own writer turns numbers next to 0 into NaN. */
function pathText(command: OpenType.PathCommand): string {
  const numbers = (['x1', 'y1', 'x2', 'y2', 'x', 'y'] as const).flatMap((key) => {
    const value = (command as Partial<Record<typeof key, number>>)[key]
    return value === undefined ? [] : [Number(value.toFixed(2))]
  })
  return command.type + numbers.join(' ')
}

function parseFont(bytes: Buffer): OpenType.Font {
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}
