import type { Position, Range } from '@/engine/finding/diagnostic'
import { hideSecrets } from './hide-secrets'

const lineEnd = /\r\n|\n|\r/g
let last: { readonly text: string; readonly starts: readonly number[] } = { text: '', starts: [0] }

/** Offsets at which the lines of a text start. Lines end with LF, CRLF or CR. */
function lineStarts(text: string): readonly number[] {
  // The last text is cached: problems are reported file by file, and a file may have thousands.
  if (last.text !== text) last = { text, starts: [0, ...Array.from(text.matchAll(lineEnd), endOf)] }
  return last.starts
}

function endOf(match: RegExpExecArray): number {
  return match.index + match[0].length
}

/** Index of the line that contains an offset. */
function lineOf(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] as number) <= offset) low = middle
    else high = middle - 1
  }
  return low
}

function positionAt(text: string, offset: number): Position {
  const starts = lineStarts(text)
  const line = lineOf(starts, offset)
  return { line: line + 1, column: offset - (starts[line] as number) + 1 }
}

let lastShown = { text: '', shown: '' }

/** The line that contains an offset, without its line ending, to be shown: secrets in it are covered. */
export function lineAt(text: string, offset: number): string {
  const starts = lineStarts(text)
  const line = lineOf(starts, offset)
  // In the whole text, because the lines of a key as PEM do not say by themselves what they are.
  if (lastShown.text !== text) lastShown = { text, shown: hideSecrets(text) }
  return lastShown.shown.slice(starts[line], starts[line + 1]).replace(/[\r\n]+$/, '')
}

export function rangeOf(text: string, offset: number, length: number): Range {
  return { start: positionAt(text, offset), end: positionAt(text, offset + length) }
}

/** Offset of a position that `rangeOf` returned for the same text. */
export function offsetOf(text: string, { line, column }: Position): number {
  return (lineStarts(text)[line - 1] ?? text.length) + column - 1
}
