/** Functions that undo typical mistakes in texts that must match a pattern. */
const slips: readonly ((written: string) => string)[] = [
  (written) => written.trim(),
  (written) => written.replace(/^["'“”‘’]+|["'“”‘’]+$/g, ''),
  // What runs on one's own machine has no certificate.
  (written) => written.replace(/^http:(?=\/\/(?!localhost\b|127\.|\[::1\]))/i, 'https:'),
  (written) => written.replace(/^[a-z]+:\/\/[^/?#]*/i, ''),
  (written) => written.replace(/[?#].*$/s, ''),
  (written) => written.replace(/\/[^/?#]*\.(?:php|js|html)$/i, ''),
  (written) => written.replace(/^(https?:\/\/[^/?#]+).*$/i, '$1'),
  (written) => written.replace(/^(\.?\/|#)(?=[^/.])/, ''),
  // Two slashes at the beginning of a host are no slip.
  (written) => written.replace(/^\/\/+(?=[^/.]*(?:\/|$))|(?<=.)\/{2,}/g, '/').replace(/(?<=.)\/$/, ''),
  (written) => written.replace(/^(\d{4}-\d\d-\d\d) +/, '$1T').replace(/ *(UTC|GMT)$/, 'Z'),
  (written) => written.replace(/ *([+-]\d\d):?(\d\d)$/, '$1:$2'),
  (written) => written.replace(/^(\d+(?:\.\d+)?) +(?=[a-z%])/i, '$1'),
  (written) => withoutAccents(written),
  (written) => written.replace(/\s+/g, '-'),
  (written) => written.replace(/\s+/g, '_'),
  (written) => written.replaceAll('_', '-'),
  (written) =>
    written.replace(/^([a-z]+)-([a-z]{2})$/i, (_, language: string, region: string) =>
      [language.toLowerCase(), region.toUpperCase()].join('-'),
    ),
  (written) => written.toLowerCase(),
  (written) => written.toUpperCase(),
]

/** The text that matches the pattern after one or two such corrections; undefined when none does. */
export function suggestionForPattern(written: string, pattern: RegExp): string | undefined {
  // Of blanks and signs alone nothing can be made that somebody meant.
  if (!/[\p{L}\p{N}]/u.test(written)) return undefined
  const once = [...new Set([written, ...slips.map((mend) => mend(written))])].filter((each) => each !== '')
  const found = once.find((each) => pattern.test(each))
  if (found !== undefined) return found
  return once.flatMap((each) => slips.map((mend) => mend(each))).find((each) => each !== '' && pattern.test(each))
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D')
}
