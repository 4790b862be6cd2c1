import type { ReadingFlags } from './cursor'
import { withFlags } from './read-pattern'

export interface Unwrapped {
  readonly text: string
  readonly flags: ReadingFlags
}

/** Delimiters of PHP, Perl, Ruby and JavaScript with the flags behind them, and quotes with what stands before them. */
const delimited = /^(?:m|qr|%r|r|@)?(?:([^\w\s\\^$.*?()[\]{}<>])(.+)\1|\{(.+)\}|<(.+)>)([A-Za-z]*)$/s

const noFlags: ReadingFlags = { i: false, m: false, s: false, x: false, u: false }

/** Takes away what a pattern is wrapped in: blanks and line ends, delimiters, quotes, and the verbs of PCRE. */
export function unwrapPattern(raw: string): Unwrapped {
  const { inner, letters } = withoutDelimiters(withoutBlanks(raw).replace(/^regex:/, ''))
  const [, verbs = '', text = ''] = /^((?:\(\*(?:UTF\d*|UCP|ANYCRLF|CRLF|LF|CR|ANY)\))*)(.*)$/s.exec(inner) ?? []
  const flags = withFlags(noFlags, letters.replaceAll('A', '') + (verbs.includes('UCP') ? 'u' : ''))
  const unquoted = text
    // The borders of a word, in Postgres, MySQL and BSD.
    .replaceAll(/\[\[:[<>]:\]\]/g, '\\b')
    .replaceAll(/\\Q(.*?)(?:\\E|$)/gs, (_, quoted: string) => quoted.replaceAll(/[^\w\s]/g, '\\$&'))
  const extended = isBasic(unquoted) ? swapEscapes(unquoted) : unquoted
  return { text: letters.includes('A') ? `^(?:${extended})` : extended, flags }
}

/** Blanks at an end are meant only where the pattern goes on beyond its anchor, which nothing does. */
function withoutBlanks(raw: string): string {
  return raw
    .replace(/^[\s\u200b]+(?=\^|\\A|\(\?|[/#~@%!|"'`{]|regex:)|^[\t\r\n\ufeff\u200b]+/, '')
    .replace(/((?:[^\\]|^)(?:\\\\)*(?:\$|\\[zZ]|[/#~@%!|"'`}][A-Za-z]*))[\s\u200b]+$/, '$1')
    .replace(/[\t\r\n\ufeff\u200b]+$/, '')
}

/** Other delimiters than slashes may be characters of the pattern, unless its anchors stand inside of them. */
function withoutDelimiters(text: string): { inner: string; letters: string } {
  const [, sign, ...found] = delimited.exec(text) ?? []
  const letters = found.pop() ?? ''
  const inner = found.find(Boolean)
  const isCertain = sign === '/' || (inner !== undefined && /^\s*(?:\^|\\A|\(\?i\))|(?:\$|\\[zZ])\s*$/.test(inner))
  return inner !== undefined && isCertain ? { inner, letters } : { inner: text, letters: '' }
}

/** Whether it is a basic expression of POSIX, which escapes what others do not: `\{4,15\}`. */
function isBasic(text: string): boolean {
  return /\\\{\d+(?:,\d*)?\\\}/.test(text)
}

function swapEscapes(text: string): string {
  return text.replaceAll(/\[\^?\]?[^\]]*\]|\\?[{}()|+?]/g, (part) =>
    part.startsWith('[') ? part : part.startsWith('\\') ? part.slice(1) : `\\${part}`,
  )
}
