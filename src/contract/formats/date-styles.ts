/**
 * The ways in which dates and times are written. Each is known by its name, so that a table can hold its pattern for a
 * language that browsers have no data for.
 */
export const dateStyles = {
  /** Nov 27, 2026 */
  date: { dateStyle: 'medium' },
  /** Nov 27, 2026, 10:04 AM */
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  /** Nov 27, 2026, 10:04:05 AM */
  dateTimeSeconds: { dateStyle: 'medium', timeStyle: 'medium' },
  /** 11/27/26, 10:04 AM */
  shortDateTime: { dateStyle: 'short', timeStyle: 'short' },
  /** Fri, Nov 27, 2026 */
  weekdayDate: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  /** Fri, Nov 27, 10:04 AM GMT+7 */
  weekdayTime: {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  },
  /** 10:04:05 AM */
  time: { hour: '2-digit', minute: '2-digit', second: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof dateStyles
