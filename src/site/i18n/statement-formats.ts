import { dateFormat, formattersOf } from '@/contract/formats/formatters'

/** Formats the times of a statement in the merchant's time zone. `tag`: see formatTag. */
export function statementFormats(tag: string, timeZone: string) {
  const [date, day, time, whole, minute] = [
    dateFormat(tag, 'date', timeZone),
    dateFormat(tag, 'weekdayDate', timeZone),
    dateFormat(tag, 'time', timeZone),
    dateFormat(tag, 'dateTimeSeconds', timeZone),
    dateFormat(tag, 'dateTime', timeZone),
  ]
  return {
    day: (moment: string): string => day.format(new Date(moment)),
    /** A calendar day, YYYY-MM-DD. */
    date: (each: string): string => dateFormat(tag, 'date', 'UTC').format(new Date(each)),
    /** The day of a moment. */
    dateOf: (moment: string): string => date.format(new Date(moment)),
    time: (moment: string): string => time.format(new Date(moment)),
    whole: (moment: string): string => whole.format(new Date(moment)),
    /** Without seconds. */
    minute: (moment: string): string => minute.format(new Date(moment)),
    /** The zone's UTC offset at a moment: GMT+7. */
    zone: (moment: number): string => formattersOf(tag).zone(tag, timeZone, moment),
  }
}
