import { createRequire } from 'node:module'
import type * as OpenType from 'opentype.js'
import { readFont } from './font-files'
import type { Typeface } from './typefaces'

// Its entry point for Node is a CommonJS script without named exports.
const { parse, Path } = createRequire(import.meta.url)('opentype.js') as typeof OpenType

/** Bounding box of a text's outline, relative to the start of its baseline: values above it are negative. */
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

  /** The bounding box of a text at size 1. Undefined when the typeface lacks a letter of it, or it is empty. */
  measure(text: string): Ink | undefined {
    const outline = this.#outline(text, 100, 0, 0)
    if (outline === undefined || outline.commands.length === 0) return undefined
    const { x1, x2, y1, y2 } = outline.getBoundingBox()
    return { left: x1 / 100, right: x2 / 100, top: y1 / 100, bottom: y2 / 100 }
  }

  /**
   * Outlines for the `d` of an SVG path, which needs no font where it is shown. Only for texts that can be measured.
   */
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

  /** Fonts are loaded lazily, because the later subsets are seldom needed. */
  #fontWith(character: string): OpenType.Font | undefined {
    for (const [index, subset] of (['latin', 'vietnamese', 'latin-ext'] as const).entries()) {
      const { heading, weight } = this.#typeface
      const font = (this.#fonts[index] ??= parseFont(readFont(heading, subset, weight.heading, 'woff')))
      if (font.charToGlyphIndex(character) > 0) return font
    }
    return undefined
  }
}

/** The library's own writer turns numbers close to 0 into NaN. */
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
