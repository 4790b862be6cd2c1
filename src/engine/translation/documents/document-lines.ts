import type { Element } from '@xmldom/xmldom'
import type { Range } from '@/engine/finding/diagnostic'
import { lineAt, rangeOf } from '@/engine/folder/text-range'

export interface DocumentPlace {
  readonly range: Range
  readonly sourceLine: string
}

/** The places of what stands in a document, as diagnostics show them. */
export class LinesOf {
  readonly #lines: readonly string[]

  constructor(text: string) {
    this.#lines = text.split(/\r\n|\n|\r/)
  }

  /** The start of an element: `<unit`. */
  of({ nodeName, lineNumber = 1, columnNumber = 1 }: Element): DocumentPlace {
    const end = { line: lineNumber, column: columnNumber + nodeName.length + 1 }
    return {
      range: { start: { line: lineNumber, column: columnNumber }, end },
      sourceLine: this.#lines[lineNumber - 1] ?? '',
    }
  }
}

/** The place of a part of a text. */
export function placeIn(text: string, offset: number, length: number): DocumentPlace {
  return { range: rangeOf(text, offset, length), sourceLine: lineAt(text, offset) }
}
