import type { FormatTable } from './format-table'
import type { NumberFormatter, NumberOptions } from './formatters'

type Part = ReturnType<NumberFormatter['formatToParts']>[number]

/** Writes numbers by the patterns of a table, with the figures and the sign that English has for them. */
export function tableNumber(table: FormatTable, tag: string, options: NumberOptions): NumberFormatter {
  const { notation, ...plain } = options
  const english = `${table.isIndian ? 'en-IN' : 'en'}-u-nu-${new Intl.Locale(tag).numberingSystem ?? 'latn'}`
  const figures = new Intl.NumberFormat(english, notation === undefined ? plain : { ...plain, style: 'decimal' })
  const plurals = new Intl.PluralRules(tag)
  const symbol = symbolOf(table, options)

  function formatToParts(value: number): readonly Part[] {
    const short = notation && table.short.findLast(([from]) => Math.abs(value) >= 10 ** from)
    const [, power, text] = short ?? [0, 0, '#']
    const shown = value / 10 ** power
    const [one = '', others = one] = text.split('|')
    const inner = plurals.select(Math.abs(shown)) === 'one' ? one : others
    const pattern = patternOf(table, options, short !== undefined)
    const parts = figures.formatToParts(shown)
    return spaced(
      piecesOf(pattern.replace('#', () => inner)).flatMap((piece): readonly Part[] => {
        if (piece === '-') return parts.filter(({ type }) => /Sign$/.test(type) && type !== 'percentSign')
        if (piece === '#') return parts.flatMap((part) => figureOf(part, table))
        return [piece === '¤' ? { type: 'currency', value: symbol } : { type: 'literal', value: piece }]
      }),
    )
  }
  return { format: (value) => textOf(formatToParts(value)), formatToParts }
}

function patternOf(table: FormatTable, { style, unit = 'day' }: NumberOptions, isShort: boolean): string {
  if (style === 'currency') return isShort ? table.shortCurrency : table.currency
  if (style === 'unit') return table.units[unit]
  return style === 'percent' ? table.percent : '-#'
}

function symbolOf({ symbols }: FormatTable, { currency }: NumberOptions): string {
  if (currency === undefined) return ''
  const english = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(0)
  return symbols[currency] ?? english.find(({ type }) => type === 'currency')?.value ?? currency
}

const piecesOf = (pattern: string): string[] => pattern.split(/([-#¤])/).filter((piece) => piece !== '')

/** The part of English figures with the table's separators; nothing where it is something else than figures. */
function figureOf(part: Part, { decimal, group }: FormatTable): readonly Part[] {
  if (part.type === 'decimal') return [{ ...part, value: decimal }]
  if (part.type === 'group') return [{ ...part, value: group }]
  return isFigures(part) ? [part] : []
}

const isFigures = (part: Part | undefined): boolean => /^(integer|fraction|nan|infinity)$/.test(part?.type ?? '')

/** Keeps letters of a currency apart from digits beside them (CLDR, currencySpacing): KHR 1,00 and ₭1,00. */
function spaced(parts: readonly Part[]): readonly Part[] {
  const space = [{ type: 'literal', value: '\u00a0' }] as const
  return parts.flatMap((part, at) => {
    if (part.type !== 'currency') return [part]
    const isBefore = isFigures(parts[at - 1]) && /^[^\p{S}\p{Z}]/u.test(part.value)
    const isBehind = isFigures(parts[at + 1]) && /[^\p{S}\p{Z}]$/u.test(part.value)
    return [...(isBefore ? space : []), part, ...(isBehind ? space : [])]
  })
}

const textOf = (parts: readonly Part[]): string => parts.map(({ value }) => value).join('')
