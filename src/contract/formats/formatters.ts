import { dateStyles, type DateStyle } from './date-styles'
import type { UnitName } from './format-table'

/** The options of `Intl.NumberFormat` that a table can follow. */
export interface NumberOptions extends Pick<
  Intl.NumberFormatOptions,
  'currency' | 'maximumFractionDigits' | 'minimumFractionDigits' | 'unitDisplay' | 'useGrouping'
> {
  readonly style?: 'currency' | 'decimal' | 'percent' | 'unit'
  readonly unit?: UnitName
  readonly signDisplay?: 'auto' | 'exceptZero'
  /**
   * A table shortens before it rounds, so that a short number has to be cut off: 999,999 would be 1,000 thousand, and no
   * million.
   */
  readonly notation?: 'compact'
  readonly roundingMode?: 'trunc'
}

export interface NumberFormatter {
  format(value: number): string
  formatToParts(value: number): readonly Pick<Intl.NumberFormatPart, 'type' | 'value'>[]
}

export interface DateFormatter {
  format(moment: Date | number): string
}

/** Writes numbers and dates in the language of a tag: by the browser's own data, or by a table. */
export interface Formatters {
  number(tag: string, options: NumberOptions): NumberFormatter
  /** Without a time zone, in that of the device. */
  date(tag: string, style: DateStyle, timeZone?: string): DateFormatter
  /** The distance of a time zone to UTC at a moment: GMT+7. */
  zone(tag: string, timeZone: string, moment: number): string
  /** Joins the parts of a duration: 1 hr 5 min. */
  duration(tag: string, parts: readonly string[]): string
}

const ofBrowser: Formatters = {
  number: (tag, options) =>
    // The smallest number of decimals of a short amount is not the same in all versions of browsers and Node.
    new Intl.NumberFormat(tag, options.notation === undefined ? options : { minimumFractionDigits: 0, ...options }),
  date: (tag, style, timeZone) => new Intl.DateTimeFormat(tag, { timeZone, ...dateStyles[style] }),
  zone: (tag, timeZone, moment) =>
    new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'shortOffset' })
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  duration: (tag, parts) => new Intl.ListFormat(tag, { type: 'unit', style: 'narrow' }).format(parts),
}

/** By tag. */
const ofTables = new Map<string, Formatters>()

/** Writes numbers and dates of a tag by a table. To be called before anything is written in it. */
export function giveFormatters(tag: string, formatters: Formatters): void {
  ofTables.set(tag, formatters)
}

export const formattersOf = (tag: string): Formatters => ofTables.get(tag) ?? ofBrowser

/** Formatters of numbers in the language of a tag (see formatTag). */
export const numberFormat = keptOnes((tag, options: NumberOptions = {}) => formattersOf(tag).number(tag, options))
/** Formatters of dates in the language of a tag, in a time zone (IANA) or else in that of the device. */
export const dateFormat = keptOnes((tag, style: DateStyle, timeZone?: string) =>
  formattersOf(tag).date(tag, style, timeZone),
)

/**
 * Cached, because creating a formatter is slow (some 50 µs), and a page of amounts needs the same one hundreds of
 * times.
 */
function keptOnes<Rest extends unknown[], Format>(make: (tag: string, ...rest: Rest) => Format) {
  const kept = new Map<string, Format>()
  return (tag: string, ...rest: Rest): Format => {
    const key = JSON.stringify([tag, ...rest])
    const format = kept.get(key) ?? make(tag, ...rest)
    kept.set(key, format)
    return format
  }
}
