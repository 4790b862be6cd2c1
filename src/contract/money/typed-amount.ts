import { hundredthsOf, amountOf } from './amount'

/** Why a text is not a valid amount. */
export type AmountProblem = 'empty' | 'unreadable' | 'negative' | 'decimals' | 'tooLarge'

export type TypedAmount = { readonly hundredths: number } | { readonly problem: AmountProblem }

/** What may surround a pasted amount: a currency's name or symbol, blanks, bidirectional control characters. */
const beside = /^[\p{L}\p{Sc}\p{Cf}\p{Zs}\s.]*$/u
const minus = /[-\u2212\u2010\u2011\ufe63\uff0d]/u
const digit = /\p{Nd}/u

/**
 * Parses an amount that was typed or pasted in a language's number format, with any digits. Ambiguous input is not
 * guessed at: 1.000 is a thousand in Vietnamese, and has too many decimals in English.
 */
export function parseAmount(text: string, locale: string, decimals: number): TypedAmount {
  if (text.trim() === '') return { problem: 'empty' }
  const plain = asciiDigits(text)
  const [figure = ''] = /\d.*\d|\d/su.exec(plain) ?? []
  if (figure === '') return { problem: 'unreadable' }
  const [before = '', after = ''] = plain.split(figure)
  // The point of ".5" is the decimal separator, but that of "Rs.5" belongs to the currency's name.
  const lead = /(?<![\p{L}.,])[.,\u066b]$/u.exec(before)?.[0] ?? ''
  const around = before.slice(0, before.length - lead.length) + after
  if (!beside.test(around.replace(minus, ''))) return { problem: 'unreadable' }
  const parts = readFigure(lead + figure, locale)
  if (parts === undefined) return { problem: 'unreadable' }
  if (minus.test(around)) return { problem: 'negative' }
  const whole = parts.whole.replace(/^0+(?=\d)/, '')
  const fraction = parts.fraction.length > 2 ? parts.fraction : parts.fraction.replace(/0+$/, '')
  if (fraction.length > Math.min(decimals, 2)) return { problem: 'decimals' }
  const hundredths = whole.length > 13 ? undefined : hundredthsOf(Number(`${whole}.${fraction || '0'}`))
  return hundredths === undefined ? { problem: 'tooLarge' } : { hundredths }
}

/** Formats an amount for an input, in a language's number format; ungrouped while it is being edited. */
export function printAmount(hundredths: number, locale: string, { grouped = true } = {}): string {
  const decimals = hundredths % 100 === 0 ? 0 : 2
  return new Intl.NumberFormat(locale, {
    useGrouping: grouped,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amountOf(hundredths))
}

interface Separators {
  readonly decimal: string
  /** Undefined where a language does not group digits. */
  readonly group: string | undefined
  /** Number of digits in the last group, and in those before it. */
  readonly sizes: readonly [last: number, others: number]
}

/** The digits before and after the decimal separator; undefined where the grouping is not the language's. */
function readFigure(figure: string, locale: string): { whole: string; fraction: string } | undefined {
  const { decimal, group, sizes } = separatorsOf(locale)
  const unified = [...figure].map((char) => unify(char, decimal)).join('')
  const at = decimalAt(unified, group)
  const whole = at === -1 ? unified : unified.slice(0, at)
  const fraction = at === -1 ? '' : unified.slice(at + 1)
  if (!/^\d*$/.test(fraction)) return undefined
  if (/^\d*$/.test(whole)) return { whole: whole || '0', fraction }
  if (group === undefined || !isGrouped(whole, unify(group, decimal), sizes)) return undefined
  return { whole: whole.replace(/\D/g, ''), fraction }
}

/**
 * The position of the decimal separator: the language's own, which is D here. A phone's keyboard may only have the
 * separator of another language, so a single one before the last one or two digits is accepted as well.
 */
function decimalAt(unified: string, group: string | undefined): number {
  const at = unified.indexOf('D')
  if (at !== -1) return at
  const foreign = /^\d*([.,])\d{1,2}$/.exec(unified)
  return foreign !== null && group !== undefined ? unified.indexOf(foreign[1] as string) : -1
}

function isGrouped(whole: string, group: string, [last, others]: Separators['sizes']): boolean {
  const groups = whole.split(group)
  const first = groups.shift() ?? ''
  const end = groups.pop() ?? ''
  if (!/^\d+$/.test(first) || first.length > others) return false
  return isDigits(end, last) && groups.every((each) => isDigits(each, others))
}

const isDigits = (text: string, length: number): boolean => text.length === length && /^\d+$/.test(text)

/**
 * Normalises separators: D for the decimal separator, one kind of blank, one kind of apostrophe; Arabic separators by
 * their meaning.
 */
function unify(char: string, decimal: string): string {
  if (char === decimal || char === '\u066b') return 'D'
  if (char === '\u066c') return '\u066c'
  if (/\p{Zs}/u.test(char)) return ' '
  if (/['\u2019\u02bc]/u.test(char)) return "'"
  return char
}

function separatorsOf(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(1_234_567_890.5)
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value
  const lengths = parts.filter(({ type }) => type === 'integer').map(({ value }) => [...value].length)
  const last = lengths.at(-1) ?? 3
  return { decimal: valueOf('decimal') ?? '.', group: valueOf('group'), sizes: [last, lengths.at(-2) ?? last] }
}

/** Decimal digits of every script are in blocks of ten code points, starting at zero. */
function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (char) => {
    const code = char.codePointAt(0) as number
    let zero = code
    while (code - zero < 9 && digit.test(String.fromCodePoint(zero - 1))) zero--
    return String((code - zero) % 10)
  })
}
