/** Signs that nobody sees, by their names. Blanks of web pages have words of their own. */
const names: Readonly<Record<string, string>> = {
  '\u0000': 'a NUL character',
  '\u001a': 'an end-of-file character',
  '\u001b': 'an escape character',
  '\u00ad': 'a soft hyphen',
  '\u2028': 'a line separator',
  '\u2029': 'a paragraph separator',
}

/** The name of the first sign of a text that cannot be seen; undefined when there is none. */
export function invisibleIn(text: string): string | undefined {
  // The blanks that web pages hold are told as such.
  const sign = /[^\P{Cc}\t\n\r]|(?![\u200b\ufeff])\p{Cf}|[\u2028\u2029]/u.exec(text)?.[0]
  if (sign === undefined) return undefined
  const code = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  return names[sign] === undefined ? `the sign ${code}` : `${names[sign]} (${code})`
}
