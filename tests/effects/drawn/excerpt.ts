/** Characters of an excerpt, and those that stand before what differs. */
const most = 240
const before = 60

/** The part in which two texts differ, from a word's start, short enough to be read. */
export function excerptsOf(one: string, other: string): [string, string] {
  const start = sharedStart(one, other)
  const from = wordStart(one, Math.max(0, start - before))
  const end = sharedEnd(one.slice(start), other.slice(start))
  return [cut(one, from, one.length - end), cut(other, from, other.length - end)]
}

function cut(text: string, from: number, to: number): string {
  const end = Math.min(text.length, Math.max(to + 20, from + 40), from + most)
  return `${from > 0 ? '… ' : ''}${text.slice(from, end).trim()}${end < text.length ? ' …' : ''}`
}

function sharedStart(one: string, other: string): number {
  let at = 0
  while (at < one.length && at < other.length && one[at] === other[at]) at++
  return at
}

function sharedEnd(one: string, other: string): number {
  let count = 0
  while (count < one.length && count < other.length && one.at(-1 - count) === other.at(-1 - count)) count++
  return count
}

function wordStart(text: string, at: number): number {
  const found = text.slice(at, at + before).search(/[\s<{,;]/)
  return at === 0 || found < 0 ? at : at + found + 1
}
