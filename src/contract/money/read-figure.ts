import { numberFormat } from '@/contract/formats/formatters'

/** A number as it stands: the digits before and after the decimal separator. */
export interface Figure {
  readonly whole: string
  readonly fraction: string
  readonly isGrouped: boolean
}

interface Separators {
  readonly decimal: string
  /** Undefined where a language does not group digits. */
  readonly group: string | undefined
  /** Number of digits in the last group, and in those before it. */
  readonly sizes: Sizes
}

type Sizes = readonly [last: number, others: number]

/** Separators that are never decimal ones, in no language: blanks, apostrophes and the Arabic one. */
const neverDecimal = [' ', "'", '\u066c']

/** The parts of a number in a language's format; undefined where its grouping is none. */
export function readFigure(figure: string, locale: string): Figure | undefined {
  const { decimal, group, sizes } = separatorsOf(locale)
  const unified = [...figure].map((char) => unify(char, decimal)).join('')
  const at = decimalAt(unified, group)
  const whole = at === -1 ? unified : unified.slice(0, at)
  const fraction = at === -1 ? '' : unified.slice(at + 1)
  if (!/^\d*$/.test(fraction)) return undefined
  if (/^\d*$/.test(whole)) return { whole: whole || '0', fraction, isGrouped: false }
  const isOwn = group !== undefined && isGrouped(whole, unify(group, decimal), sizes)
  if (!isOwn && !neverDecimal.some((each) => isGrouped(whole, each, [3, 3]))) return undefined
  return { whole: whole.replace(/\D/g, ''), fraction, isGrouped: true }
}

/**
 * The position of the decimal separator: the language's own, which is D here. A phone's keyboard may only have the
 * separator of another language, so a single one before the last one or two digits is accepted as well; not before
 * zeros alone, because nobody types those, and 10,00 may have been meant as 10,000.
 */
function decimalAt(unified: string, group: string | undefined): number {
  const at = unified.indexOf('D')
  if (at !== -1) return at
  const foreign = /^\d*([.,])(?!0+$)\d{1,2}$/.exec(unified)
  return foreign !== null && group !== undefined ? unified.indexOf(foreign[1] as string) : -1
}

function isGrouped(whole: string, group: string, [last, others]: Sizes): boolean {
  const groups = whole.split(group)
  const first = groups.shift() ?? ''
  const end = groups.pop() ?? ''
  if (!/^\d+$/.test(first) || first.length > others) return false
  return isDigits(end, last) && groups.every((each) => isDigits(each, others))
}

const isDigits = (text: string, length: number): boolean => text.length === length && /^\d+$/.test(text)

/** Normalises separators: D for the decimal separator, one kind of blank; the Arabic decimal one by its meaning. */
function unify(char: string, decimal: string): string {
  if (char === decimal || char === '\u066b') return 'D'
  if (/\p{Zs}/u.test(char)) return ' '
  return char === '\u2019' ? "'" : char
}

function separatorsOf(locale: string): Separators {
  const parts = numberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(1_234_567_890.5)
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value
  const lengths = parts.filter(({ type }) => type === 'integer').map(({ value }) => [...value].length)
  const last = lengths.at(-1) ?? 3
  return { decimal: valueOf('decimal') ?? '.', group: valueOf('group'), sizes: [last, lengths.at(-2) ?? last] }
}
