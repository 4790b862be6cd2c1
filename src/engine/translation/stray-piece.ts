/** A tag with all that stands in it, the address of a link, or an address. */
const piece = /<\/?[A-Za-z][^<>]*>|\]\([^()\s]*\)|\b[a-z]+:\/\/[^\s<>()]+/gi

/**
 * The first tag or address of a translation that its English does not have: nothing would take the place of the one, and
 * nobody who sends texts to translators has chosen the other. Undefined where there is none.
 */
export function strayPiece(translation: string, english: string): string | undefined {
  const known: readonly string[] = english.match(piece) ?? []
  return translation.match(piece)?.find((each) => !known.includes(each))
}
