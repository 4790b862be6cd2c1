/** A text on one line, cut at the end of a word to `most` UTF-16 code units; a word that is longer is cut within. */
export function cutText(text: string, most: number, locale: string): string {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  if (line.length <= most) return line
  // One more for the mark; what lies far behind need not be told apart.
  const room = most - 1
  const words = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(line.slice(0, most + 100))]
  const last = words.findLast(({ index, segment }) => index + segment.length <= room)
  const end = last === undefined ? 0 : last.index + last.segment.length
  const kept = end > room / 2 ? line.slice(0, end) : line.slice(0, room).replace(/[\uD800-\uDBFF]$/, '')
  return `${kept.replace(/[\s\p{P}]+$/u, '')}…`
}
