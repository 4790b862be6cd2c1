/** Approximate width of capitals, relative to the font size. */
const wide = 0.74
const narrow = 0.34

export interface TitleLines {
  readonly lines: readonly string[]
  readonly size: number
}

/** Maximum width of a line in pixels. A wider line gets a smaller font. */
export const maxWidth = 288
const sizes = [40, 36, 32, 28, 25, 22, 20]

/** Upper bound of the width of a text in capitals of that size. */
function widthOf(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + (/[ IÍÌỈĨỊ’.,·J1]/.test(letter) ? narrow : wide), 0) * size
}

/** Breaks a title into one or two lines in the largest size that fits. */
export function titleLines(title: string): TitleLines {
  const text = title.toLocaleUpperCase('vi')
  for (const size of sizes) {
    const lines = brokenInTwo(text, size)
    if (lines.every((line) => widthOf(line, size) <= maxWidth)) return { lines, size }
  }
  // Fallback for titles longer than any of ours.
  return { lines: brokenInTwo(text, 20), size: 20 }
}

/** One line if it fits, else two lines of nearly the same width. */
function brokenInTwo(text: string, size: number): string[] {
  const words = text.split(' ')
  if (words.length === 1 || (size >= 32 && widthOf(text, size) <= maxWidth)) return [text]
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => widthOf(line, size)))
  return breaks.toSorted((a, b) => widest(a) - widest(b))[0] ?? [text]
}
