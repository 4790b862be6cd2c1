/** Widths of capitals in the fonts that are asked for, in parts of the size; the widest that they differ by is in it. */
const wide = 0.78
const narrow = 0.36

export interface TitleLines {
  readonly lines: readonly { readonly text: string; readonly width: number }[]
  readonly size: number
}

const mostWidth = 288
const sizes = [40, 36, 32, 28, 25, 22, 20]

/** How wide a text is at most, in capitals of that size. */
function widthOf(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + (/[ IÍÌỈĨỊ’.,·J1]/.test(letter) ? narrow : wide), 0) * size
}

/** A title in one or two lines, as large as its place has room for. */
export function titleLines(title: string): TitleLines {
  const text = title.toLocaleUpperCase('vi')
  for (const size of sizes) {
    const lines = brokenInTwo(text, size)
    if (lines.every((line) => widthOf(line, size) <= mostWidth)) return measured(lines, size)
  }
  // Longer than any of ours: it is drawn narrower, never over the edge.
  return measured(brokenInTwo(text, 20), 20)
}

/** One line where it has room, else two that are as alike in width as can be. */
function brokenInTwo(text: string, size: number): string[] {
  const words = text.split(' ')
  if (words.length === 1 || (size >= 32 && widthOf(text, size) <= mostWidth)) return [text]
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => widthOf(line, size)))
  return breaks.toSorted((a, b) => widest(a) - widest(b))[0] ?? [text]
}

const measured = (lines: readonly string[], size: number): TitleLines => ({
  lines: lines.map((text) => ({
    text,
    width: Math.min(widthOf(text, size), mostWidth),
  })),
  size,
})
