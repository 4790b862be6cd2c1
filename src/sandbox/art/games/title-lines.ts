/** Approximate width of capitals, relative to the font size. */
const wide = 0.74
const narrow = 0.34

export interface TitleLines {
  readonly lines: readonly string[]
  readonly size: number
}

/**
 * Maximum width of a line in pixels. A wider line gets a smaller font. A tile in portrait shows the middle 240 pixels of
 * the picture.
 */
export const maxWidth = 228
const sizes = [40, 36, 32, 28, 25, 22, 20]
/** Below this size, three lines are easier to read than two. */
const smallInTwo = 28

/** Upper bound of the width of a text in capitals, relative to the font size. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (/[ IÍÌỈĨỊ’.,·J1]/.test(letter) ? narrow : wide), 0)
}

/** Breaks a title into at most three lines in the largest size that fits. */
export function titleLines(title: string): TitleLines {
  const text = title.toLocaleUpperCase('vi')
  for (const size of sizes) {
    for (const count of size < smallInTwo ? [1, 2, 3] : [1, 2]) {
      const lines = brokenInto(text, count)
      if (widest(lines) * size <= maxWidth) return { lines, size }
    }
  }
  // Fallback for titles longer than any of ours.
  return { lines: brokenInto(text, 3), size: 20 }
}

/** At most so many lines, of nearly the same width. */
function brokenInto(text: string, count: number): string[] {
  const words = text.split(' ')
  if (words.length === 1 || count === 1) return [text]
  const breaks = words
    .slice(1)
    .map((_, index) => [
      words.slice(0, index + 1).join(' '),
      ...brokenInto(words.slice(index + 1).join(' '), count - 1),
    ])
  return breaks.toSorted((a, b) => widest(a) - widest(b))[0] ?? [text]
}

const widest = (lines: readonly string[]): number => Math.max(...lines.map((line) => widthOf(line)))
