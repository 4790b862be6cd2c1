/** How many characters people count in a text: a family of five, or a letter with its marks, is one. */
export function countCharacters(text: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length
}
