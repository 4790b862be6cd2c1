import { dateFormat } from './format'

/**
 * Formats the times of a statement in the merchant's time zone and the Gregorian calendar, whatever the language's own
 * calendar.
 */
export function statementFormats(locale: string, timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { calendar: 'gregory', timeZone, ...options })
  const [day, time, whole, minute] = [
    format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    format({ hour: '2-digit', minute: '2-digit', second: '2-digit' }),
    format({ dateStyle: 'medium', timeStyle: 'medium' }),
    format({ dateStyle: 'medium', timeStyle: 'short' }),
  ]
  return {
    day: (moment: string): string => day.format(new Date(moment)),
    /** A calendar day, YYYY-MM-DD. */
    date: (date: string): string => format({ dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date)),
    /** The day of a moment. */
    dateOf: (moment: string): string => format({ dateStyle: 'medium' }).format(new Date(moment)),
    time: (moment: string): string => time.format(new Date(moment)),
    whole: (moment: string): string => whole.format(new Date(moment)),
    /** Without seconds. */
    minute: (moment: string): string => minute.format(new Date(moment)),
    /** The zone's UTC offset at a moment: GMT+7. */
    zone: (moment: number): string =>
      format({ timeZoneName: 'shortOffset' })
        .formatToParts(moment)
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  }
}
