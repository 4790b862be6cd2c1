import { eat, PatternProblem, type Cursor } from './cursor'
import { propertySource } from './property-source'

/** Blanks of a line, which Java and PCRE call \h, and line ends, which they call \v. */
const horizontal = '\\t \\xa0\\u1680\\u180e\\u2000-\\u200a\\u202f\\u205f\\u3000'
export const vertical = '\\n\\v\\f\\r\\x85\\u2028\\u2029'

/** Letters, digits and the underscore of every script. */
export const unicodeWord = '\\p{L}\\p{M}\\p{N}_'

const hexCode =
  /x\{([\dA-Fa-f]+)\}|x([\dA-Fa-f]{2})|u\{([\dA-Fa-f]+)\}|u([Dd][89ABab][\dA-Fa-f]{2}\\u[Dd][C-Fc-f][\dA-Fa-f]{2}|[\dA-Fa-f]{4})|U([\dA-Fa-f]{8})|N\{U\+([\dA-Fa-f]+)\}/y
const octalCode = /o\{([0-7]+)\}|0([0-7]{0,3})/y

export interface Escaped {
  /** What stands in a class of JavaScript with the flag u: one character, or characters of a kind. */
  readonly source: string
  readonly isOne: boolean
  /** Whether it means every character but these. */
  readonly isNegated?: boolean
}

/** Reads what follows a backslash, as far as it stands for characters. */
export function readEscape(cursor: Cursor): Escaped {
  const kind = eat(cursor, /[dDwWsS]/y)?.[0]
  if (kind !== undefined) return kindOf(kind, cursor.flags.u)
  const blank = eat(cursor, /[hHvV]/y)?.[0]
  if (blank !== undefined)
    return { source: /h/i.test(blank) ? horizontal : vertical, isOne: false, isNegated: blank < 'a' }
  const property = eat(cursor, /([pP])(?:\{(\^?)([^{}]+)\}|([A-Z]))/y)
  if (property) {
    const [, sign, caret, name, letter = ''] = property
    return { source: propertySource(name ?? letter), isOne: false, isNegated: (sign === 'P') !== (caret === '^') }
  }
  const hex = eat(cursor, hexCode)
  if (hex) return one(characterOf(hex.slice(1).find(Boolean) ?? ''))
  const octal = eat(cursor, octalCode)
  if (octal) return one(String.fromCodePoint(Number.parseInt(octal[1] ?? `0${octal[2]}`, 8)))
  return one(readLetter(cursor))
}

function kindOf(letter: string, isUnicode: boolean): Escaped {
  const ofAll: Readonly<Record<string, string>> = { w: unicodeWord, d: '\\p{Nd}' }
  const source = isUnicode ? ofAll[letter.toLowerCase()] : undefined
  if (source === undefined) return { source: `\\${letter}`, isOne: false }
  return { source, isOne: false, isNegated: letter < 'a' }
}

const controls: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f', a: '\u0007', e: '\u001b' }

function readLetter(cursor: Cursor): string {
  const control = eat(cursor, /c([A-Za-z])/y)?.[1]
  if (control !== undefined) return String.fromCharCode(control.charCodeAt(0) % 32)
  const [letter = ''] = eat(cursor, /[^]/uy) ?? []
  if (letter === '') throw new PatternProblem('does not compile')
  const known = controls[letter]
  if (known !== undefined) return known
  if (/[1-9kg]/.test(letter)) throw new PatternProblem('refers to what a group matched, which may take too long')
  if (/[A-Za-z]/.test(letter)) throw new PatternProblem(`has \\${letter}, which JavaScript lacks`)
  return letter
}

function one(character: string): Escaped {
  return { source: literal(character), isOne: true }
}

/** A code point in hexadecimal, or two halves of one. */
function characterOf(hex: string): string {
  if (hex.includes('\\')) return String.fromCharCode(...hex.split('\\u').map((each) => Number.parseInt(each, 16)))
  const code = Number.parseInt(hex, 16)
  if (code > 0x10_ffff) throw new PatternProblem('does not compile')
  return String.fromCodePoint(code)
}

/** A character in a class. Half a pair is escaped, so that a pattern of halves is recognised. */
export function literal(character: string): string {
  if (/^[\^$\\.*+?()[\]{}|/-]$/.test(character)) return `\\${character}`
  if (character >= ' ' && !/^[\ud800-\udfff]$/.test(character)) return character
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
