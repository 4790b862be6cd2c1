import type { DateStyle } from './date-styles'
import type { FormatTable } from './format-table'
import type { DateFormatter } from './formatters'

/** Writes dates by the patterns of a table, in the Gregorian calendar. */
export function tableDate(table: FormatTable, tag: string, style: DateStyle, timeZone?: string): DateFormatter {
  const { numberingSystem = 'latn' } = new Intl.Locale(tag)
  const base = englishDate(timeZone)
  const digits = (minimumIntegerDigits: number) =>
    new Intl.NumberFormat(`en-u-nu-${numberingSystem}`, { minimumIntegerDigits, useGrouping: false })
  const [one, two] = [digits(1), digits(2)]

  function fieldsOf(moment: Date | number): Readonly<Record<string, string>> {
    const { year, month, day, weekday, hour, minute, second, timeZoneName } = partsOf(base, moment)
    const [hours, months] = [Number(hour), Number(month)]
    return {
      ...{ y: one.format(Number(year)), yy: two.format(Number(year) % 100) },
      ...{ M: one.format(months), MM: two.format(months), MMM: table.months[months - 1] ?? '' },
      ...{ d: one.format(Number(day)), dd: two.format(Number(day)) },
      E: table.weekdays[englishWeekdays.indexOf(weekday ?? '')] ?? '',
      ...{ H: one.format(hours), HH: two.format(hours) },
      ...{ h: one.format(hours % 12 || 12), hh: two.format(hours % 12 || 12) },
      ...{ mm: two.format(Number(minute)), ss: two.format(Number(second)) },
      a: table.dayPeriods[hours < 12 ? 0 : 1],
      z: zoneText(table, timeZoneName),
    }
  }
  return {
    format(moment) {
      const fields = fieldsOf(moment)
      return table.dates[style].replace(/\{(\w+)\}/g, (_, field: string) => fields[field] ?? '')
    },
  }
}

/** The distance of a time zone to UTC at a moment, with Latin digits: GMT+7. */
export function tableZone(table: FormatTable, timeZone: string, moment: number): string {
  return zoneText(table, partsOf(englishDate(timeZone), moment)['timeZoneName'])
}

const zoneText = ({ gmt }: FormatTable, english = 'GMT'): string => english.replace('GMT', gmt)

const englishWeekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

function englishDate(timeZone: string | undefined): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-u-ca-gregory', {
    timeZone,
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', weekday: 'short' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' },
    timeZoneName: 'shortOffset',
  })
}

function partsOf(format: Intl.DateTimeFormat, moment: Date | number): Partial<Record<string, string>> {
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
}
