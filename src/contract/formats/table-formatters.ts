import type { FormatTable } from './format-table'
import type { Formatters } from './formatters'
import { tableDate, tableZone } from './table-dates'
import { tableNumber } from './table-numbers'

/**
 * Writes numbers and dates by a table. Digits, rounding and the reckoning of time are those of English, which every
 * browser has; separators, words and their order are the table's.
 */
export function tableFormatters(table: FormatTable): Formatters {
  return {
    number: (tag, options) => tableNumber(table, tag, options),
    date: (tag, style, timeZone) => tableDate(table, tag, style, timeZone),
    zone: (_, timeZone, moment) => tableZone(table, timeZone, moment),
    duration: (_, parts) => parts.join(table.durationSeparator),
  }
}
