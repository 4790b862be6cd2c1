/** About how wide capitals are, in parts of the size. */
const wide = 0.74
const narrow = 0.34

export interface TitleLines {
  readonly lines: readonly string[]
  readonly size: number
}

/** Pixels of a picture that a line may take: a wider one is drawn smaller. */
export const mostWidth = 288
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
    if (lines.every((line) => widthOf(line, size) <= mostWidth)) return { lines, size }
  }
  // Longer than any of ours.
  return { lines: brokenInTwo(text, 20), size: 20 }
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
