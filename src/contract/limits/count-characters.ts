/**
 * Number of user-perceived characters (grapheme clusters): a family emoji, or a letter with its marks, counts as one.
 */
export function countCharacters(text: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length
}
