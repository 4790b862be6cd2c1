/**
 * The letters in which two words first differ, each with the signs that belong to it: D and T of `Dragon` and `Tiger`,
 * i and a of `Maliit` and `Malaki`. `locale`: BCP 47 tag of their language.
 */
export function tellingLetters(one: string, other: string, locale: string): readonly [string, string] {
  const segmenter = new Intl.Segmenter(locale)
  const [first, second] = [one, other].map((word) => Array.from(segmenter.segment(word), ({ segment }) => segment))
  const place = first?.findIndex((letter, at) => letter !== second?.[at]) ?? 0
  return [first?.[place] ?? one, second?.[place] ?? other]
}
