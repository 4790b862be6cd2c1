import { looksMobile } from './mobile-shapes'

export interface UnderstoodNumber {
  /** Such as +84. */
  readonly dialingCode: string
  /** What was typed without the dialling code: digits, with the 0 before them where there is one. */
  readonly typed: string
  /** Without that 0. */
  readonly national: string
}

/** What people and address books write between digits, and what cannot be seen. */
const between = /[\s().\-/·\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/**
 * A mobile number as people write it: with blanks, dots, hyphens and brackets, with the 0 or without it, with the
 * dialling code as +84, 0084 or 84, or without it. Undefined for what is no number.
 */
export function understandMobile(
  text: string,
  chosen: string,
  dialingCodes: readonly string[],
): UnderstoodNumber | undefined {
  const [, prefix, digits] = /^(\+|00)?(\d+)$/.exec(text.normalize('NFKC').replaceAll(between, '')) ?? []
  if (digits === undefined) return undefined
  const own = chosen.slice(1)
  if (prefix === undefined) return numberOf(chosen, hasCode(digits, own) ? digits.slice(own.length) : digits)
  const code = [chosen, ...dialingCodes].find((each) => each !== '' && digits.startsWith(each.slice(1)))
  if (code === undefined) return undefined
  const rest = digits.slice(code.length - 1)
  // Two noughts may be a slip of the finger before a number of the country.
  if (prefix === '00' && code !== chosen && !looksMobile(code.slice(1), withoutZero(rest)))
    return numberOf(chosen, digits)
  return numberOf(code, withoutZero(rest))
}

/** For people to compare: +84 912 345 678. */
export function readableNumber({ dialingCode, national }: UnderstoodNumber): string {
  return [dialingCode, ...grouped(national)].join('\u00a0')
}

/** The ways in which a server may want the number, the typed one first. */
export function waysToWrite({ typed, national }: UnderstoodNumber): readonly string[] {
  return [typed, national, `0${national}`]
}

/** A dialling code or a 0 alone is the beginning of one. */
function numberOf(dialingCode: string, typed: string): UnderstoodNumber | undefined {
  const national = withoutZero(typed)
  return national === '' ? undefined : { dialingCode, typed, national }
}

/** The dialling code stands before the number though nothing marks it: the number is one without it alone. */
function hasCode(digits: string, code: string): boolean {
  return (
    code !== '' &&
    digits.startsWith(code) &&
    looksMobile(code, withoutZero(digits.slice(code.length))) &&
    !looksMobile(code, digits)
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
