import { numberFormat } from '@/contract/formats/formatters'
import { amountOf } from './amount'
import { plainText } from './plain-text'
import { readFigure, type Figure } from './read-figure'
import { wordsBeside, type AmountFormat, type Part } from './amount-format'

/** Why a text is not a valid amount. */
export type AmountProblem = 'empty' | 'unreadable' | 'negative' | 'decimals' | 'tooLarge'

export type TypedAmount =
  | {
      readonly hundredths: number
      /** Whether a word multiplied the digits: the amount has to be shown before it is sent. */
      readonly isMultiplied?: true
    }
  | { readonly problem: AmountProblem }

/** The longest text that is read; nothing longer is an amount. */
const longest = 100
/** Amounts have at most thirteen digits before their decimals. */
const largest = 10 ** 15
/** Digits with single separators between them, or a decimal separator in front, unless that ends a name, as in Rs.5. */
const number = /(?:(?<![\p{L}.,])[.,\u066b])?\d+(?:[.,\u066b\u066c' ]\d+)*/gu

/**
 * Parses an amount that was typed or pasted in a language's number format, with any digits. Ambiguous input is not
 * guessed at: 1.000 is a thousand in Vietnamese, and has too many decimals in English. Letters are the currency's, or
 * multiply as in 100k, or the text is no amount.
 */
export function parseAmount(text: string, format: AmountFormat): TypedAmount {
  const plain = plainText(text)
  if (plain === '') return { problem: 'empty' }
  if (plain.length > longest) return { problem: 'unreadable' }
  if (!/\d/.test(plain)) return readSpoken(plain, format)
  const said = partsIn(plain, format)
  if (said === undefined) return { problem: 'unreadable' }
  if (said.isNegative) return { problem: 'negative' }
  return amountIn(readParts(said.parts, format), said.parts[0]?.multiplier !== undefined)
}

/** What a text without digits says, where every way to read it says the same. */
function readSpoken(plain: string, format: AmountFormat): TypedAmount {
  const ways = format.spoken?.(plain, format) ?? []
  const [read = 'unreadable', ...others] = new Set(ways.map((parts) => readParts(parts, format)))
  return amountIn(others.length > 0 ? 'unreadable' : read, true)
}

function amountIn(read: number | AmountProblem, isMultiplied: boolean): TypedAmount {
  if (typeof read === 'string') return { problem: read }
  if (read >= largest) return { problem: 'tooLarge' }
  return { hundredths: read, ...(isMultiplied ? { isMultiplied } : {}) }
}

const readParts = (parts: readonly Part[], { decimals }: AmountFormat): number | AmountProblem =>
  parts.length === 1 ? readPart(parts[0] as Part, decimals) : readSum(parts)

interface Said {
  readonly parts: readonly Part[]
  readonly isNegative: boolean
}

/** The figures of a text with the words behind them; undefined where it holds anything else. */
function partsIn(plain: string, format: AmountFormat): Said | undefined {
  const numbers = plain.match(number) ?? []
  const words = wordsBeside(plain.split(number), format)
  const figures = numbers.map((each) => readFigure(each, format.locale))
  if (words === undefined || figures.includes(undefined)) return undefined
  const parts = (figures as Figure[]).map((figure, at) => ({ figure, multiplier: words.multipliers[at] }))
  return { parts, isNegative: words.isNegative }
}

/** A figure in hundredths, multiplied where a word says so. */
function readPart({ figure, multiplier }: Part, decimals: number) {
  const { power = 0, hasHalf = false } = multiplier ?? {}
  const { whole, isGrouped } = figure
  // 1.125 million is meant by some and 1,125 millions by others.
  if (isGrouped && power > 3) return 'unreadable'
  // 100 nghìn rưỡi is meant by some as 150,000.
  if (hasHalf && (figure.fraction !== '' || whole.length > 2)) return 'unreadable'
  const fraction = hasHalf ? '5' : figure.fraction
  // Three digits may be a group of another language's format.
  const isTooFine = fraction.length > 2 && (power === 0 || fraction.length === 3)
  const behind = fraction.replace(/0+$/, '')
  if (isTooFine || behind.length > power + Math.min(decimals, 2)) return 'decimals'
  const digits = (whole + behind).replace(/^0+(?=\d)/, '')
  return digits.length > 16 ? largest : Number(digits) * 10 ** (power + 2 - behind.length)
}

/** Figures that are said one after the other: 1 triệu 500 nghìn, or 1tr5, whose last digits are decimals of the word. */
function readSum(parts: readonly Part[]) {
  let sum = 0
  let above = Infinity
  for (const [at, { figure, multiplier }] of parts.entries()) {
    const before = parts[at - 1]?.multiplier
    const isRest = multiplier === undefined && at === parts.length - 1 && before?.hasRest === true
    // 1 triệu 5000 is meant by some as 1,005,000; what is as long as the word's own zeros is the same either way.
    if (isRest && figure.whole.length > 3 && figure.whole.length !== before.power) return 'unreadable'
    // 2万500 is 20,500, and no 25,000.
    if (isRest && figure.whole.length === 3 && before.power % 3 !== 0) return 'unreadable'
    // 1tr50 is meant by some as 1,050,000 and by others as 1,500,000.
    if (multiplier?.hasHalf === true || (isRest && /^[1-9]\d$/.test(figure.whole))) return 'unreadable'
    const power = multiplier?.power ?? (isRest ? before.power - figure.whole.length : undefined)
    if (power === undefined || power < 0 || figure.isGrouped || figure.fraction !== '') return 'unreadable'
    const amount = Number(figure.whole) * 10 ** (power + 2)
    if (amount >= above) return 'unreadable'
    above = 10 ** (power + 2)
    sum += amount
  }
  return sum
}

/** Formats an amount for an input, in a language's number format; ungrouped while it is being edited. */
export function printAmount(hundredths: number, locale: string, { grouped = true } = {}): string {
  const decimals = hundredths % 100 === 0 ? 0 : 2
  return numberFormat(locale, {
    useGrouping: grouped,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amountOf(hundredths))
}
