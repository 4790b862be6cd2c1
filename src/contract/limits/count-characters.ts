/**
 * Number of user-perceived characters (grapheme clusters): a family emoji, or a letter with its marks, counts as one.
 */
export function countCharacters(text: string): number {
  // Spares a page that shows an empty field the browser's tables, which take a phone 50 ms.
  if (text === '') return 0
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length
}
