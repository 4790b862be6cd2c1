import type { DateStyle } from './date-styles'

/** The units of durations. */
export type UnitName = 'day' | 'hour' | 'minute'

/**
 * What numbers and dates of a language are written by where browsers have no data for it. Made from Node's ICU by `npm
 * run generate`.
 */
export interface FormatTable {
  readonly decimal: string
  readonly group: string
  /** Whether digits are grouped as in India: 12,34,567. */
  readonly isIndian?: true
  /** In the patterns of numbers `-` is the place of a sign, `#` of the figures, and `¤` of the currency's symbol. */
  readonly percent: string
  readonly currency: string
  /** For short amounts. */
  readonly shortCurrency: string
  /** Symbols of currencies that English writes in another way. */
  readonly symbols: Readonly<Record<string, string>>
  /**
   * Short numbers: the power of ten from which on the pattern is used, the one that the figures are divided by, and the
   * pattern; two with `|` between where one has another than the others.
   */
  readonly short: readonly (readonly [from: number, power: number, pattern: string])[]
  readonly units: Readonly<Record<UnitName, string>>
  /** Stands between two parts of a duration. */
  readonly durationSeparator: string
  /** From January on. */
  readonly months: readonly string[]
  /** From Sunday on. */
  readonly weekdays: readonly string[]
  readonly dayPeriods: readonly [morning: string, afternoon: string]
  /** Stands in the place of GMT in GMT+7. */
  readonly gmt: string
  /** Patterns of dates, with the fields as CLDR writes them in braces: {d} {MMM} {y}. */
  readonly dates: Readonly<Record<DateStyle, string>>
}
