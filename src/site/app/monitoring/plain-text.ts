/** Longest message, and longest stack, in characters. */
const most = { message: 200, stack: 2000 }

/**
 * Quoted words. Where a word follows at once, the mark is an apostrophe and ends nothing, and no quote begins within a
 * word; one that never ends goes to the end of the message.
 */
const quotes = /(^|[^\p{L}\p{N}])(["'`])[^]*?(?:\2(?![\p{L}\p{N}])|$)/gu
const typographic = /[“„«‘‹「『][^]*?(?:[”“»’›」』](?!\p{L})|$)/gu

/** What is no JSON is quoted in the message, with quotes of its own. */
const excerpt = /"[^]*"/

/**
 * The message of an error without what may tell a person: quoted words, e-mail addresses, long numbers, ids and tokens, and
 * the queries of addresses.
 */
export function plainMessage(message: string): string {
  // A message may be as long as an answer; what lies far behind is not sent in any case.
  const near = message.slice(0, 5 * most.message)
  return (/\bJSON\b/.test(near) ? near.replace(excerpt, '"…"') : near)
    .replace(quotes, '$1"…"')
    .replace(typographic, '"…"')
    .replace(/([?#])\S*/g, '$1…')
    .replace(/\S+(@|%40)\S+/gi, '…')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{20,}/gi, '…')
    .replace(/(?=[a-z0-9]*\d)[a-z0-9]{20,}/gi, '…')
    .replace(/\+?\p{Nd}(?:[\s().-]{0,2}\p{Nd}){3,}/gu, '…')
    .slice(0, most.message)
}

/** The places of a stack: file, line and column of each, without the message that browsers put before them. */
export function plainStack(stack: string, message: string): string {
  const places = stack.replace(message, () => '').match(/[^\s(@]+:\d+:\d+/g) ?? []
  return places
    .map((place) => place.replace(/[?#].*(?=:\d+:\d+$)/, ''))
    .join('\n')
    .slice(0, most.stack)
}
