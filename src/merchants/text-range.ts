import type { Position, Range } from './diagnostic'

/** Line and column of an offset. Lines end with LF, CRLF or CR. */
function positionAt(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r(?!$)/)
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}

/** The line that an offset lies in. */
export function lineAt(text: string, offset: number): string {
  const start = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1
  return /^[^\r\n]*/.exec(text.slice(start))?.[0] ?? ''
}

export function rangeOf(text: string, offset: number, length: number): Range {
  return { start: positionAt(text, offset), end: positionAt(text, offset + length) }
}
