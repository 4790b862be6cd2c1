import { asciiDigits } from '@/contract/text/ascii-digits'
import { dialingCodes, hasMobileShape } from './mobile-shapes'
import { areSeveral, longestNumber, withoutLink } from './several-numbers'

export interface ParsedMobile {
  /** Such as +84. */
  readonly dialingCode: string
  /** What was typed without the dialling code: digits, including a leading 0 if there is one. */
  readonly typed: string
  /** Without that leading 0. */
  readonly national: string
}

/** Separators that people and address books write between digits, and invisible characters. */
const between = /[\s().\-/·\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/**
 * Parses a mobile number in any notation and in the digits of any script: with blanks, dots, hyphens and brackets, with
 * or without the trunk 0, with the dialling code as +84, 0084 or 84, or without it. Undefined when it is not one number.
 */
export function parseMobile(text: string, chosen: string, dialingCodes: readonly string[]): ParsedMobile | undefined {
  const plain = withoutLink(asciiDigits(text.normalize('NFKC')).trim())
  const [, prefix, digits] = /^(\+|00)?(\d+)$/.exec(plain.replaceAll(between, '')) ?? []
  if (digits === undefined || digits.length > longestNumber || areSeveral(plain)) return undefined
  const own = chosen.slice(1)
  if (prefix === undefined) return numberOf(chosen, hasCode(digits, own) ? digits.slice(own.length) : digits)
  const code = [chosen, ...dialingCodes].find((each) => each !== '' && digits.startsWith(each.slice(1)))
  if (code === undefined) return undefined
  const rest = digits.slice(code.length - 1)
  // Two leading zeros may be a slip of the finger before a national number.
  if (prefix === '00' && code !== chosen && !hasMobileShape(code.slice(1), withoutZero(rest)))
    return numberOf(chosen, digits)
  return numberOf(code, withoutZero(rest))
}

/** For display: +84 912 345 678. */
export function readableNumber({ dialingCode, national }: ParsedMobile): string {
  return [dialingCode, ...grouped(national)].join('\u00a0')
}

/** The notations that a server may expect, the typed one first. */
export function mobileNotations({ typed, national }: ParsedMobile): readonly string[] {
  return [typed, national, `0${national}`]
}

/**
 * The national notations of a number that is written with its dialling code: +84912345678, 0084912345678, or
 * 84912345678 where it certainly is a phone number.
 */
export function withoutDialingCode(compact: string, isPhone: boolean): readonly string[] {
  const [, marked, international] = /^(\+|00)?(\d+)$/.exec(compact) ?? []
  if (international === undefined || (marked === undefined && !isPhone)) return []
  return dialingCodes
    .filter((code) => international.startsWith(code) && (marked !== undefined || hasCode(international, code)))
    .map((code) => withoutZero(international.slice(code.length)))
    .flatMap((national) => [`0${national}`, national])
    .concat(international)
}

/** A dialling code or a 0 alone is the beginning of a number, not one yet. */
function numberOf(dialingCode: string, typed: string): ParsedMobile | undefined {
  const national = withoutZero(typed)
  return national === '' ? undefined : { dialingCode, typed, national }
}

/** Whether unmarked digits start with the dialling code: they do when only the rest looks like a mobile number. */
function hasCode(digits: string, code: string): boolean {
  return (
    code !== '' &&
    digits.startsWith(code) &&
    hasMobileShape(code, withoutZero(digits.slice(code.length))) &&
    !hasMobileShape(code, digits)
  )
}

function withoutZero(digits: string): string {
  return digits.replace(/^0+/, '')
}

function grouped(digits: string): readonly string[] {
  const size = digits.length % 4 === 0 ? 4 : 3
  const groups: string[] = []
  let rest = digits
  while (rest.length > size + 1) {
    groups.push(rest.slice(0, size))
    rest = rest.slice(size)
  }
  return [...groups, rest]
}
