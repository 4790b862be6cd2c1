/** A calendar day, YYYY-MM-DD. */
export type Day = string

const milliseconds = 24 * 60 * 60 * 1000

/** Whether a text is a valid day: 30 February is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The day of a moment (milliseconds since 1970) in a time zone (IANA). */
export function dayIn(zone: string, time: number): Day {
  const parts = dateParts(zone).formatToParts(time)
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * milliseconds).toISOString().slice(0, 'YYYY-MM-DD'.length)
}

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}

/** Number of days from one to another, both included: 1 for the same day, less for an earlier one. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / milliseconds) + 1
}

/**
 * The first moment of a day in a time zone, in milliseconds since 1970. Tried with the UTC offsets around the day:
 * where clocks go forward at midnight (Cairo, Beirut, Havana), the day begins at 1:00.
 */
export function startOfDay(zone: string, day: Day): number {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const guesses = [-1, 0, 1].map((side) => midnight - offsetIn(zone, midnight + side * milliseconds))
  const begins = guesses.filter((time) => dayIn(zone, time) === day && dayIn(zone, time - 1) !== day)
  const [first] = begins.length > 0 ? begins : guesses.map((time) => firstMoment(zone, day, time))
  return first as number
}

/** The first moment of a day without a midnight, found by binary search within some hours of it. */
function firstMoment(zone: string, day: Day, near: number): number {
  let [before, after] = [near - 6 * 3_600_000, near + 6 * 3_600_000]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayIn(zone, middle) < day) before = middle
    else after = middle
  }
  return after
}

/** A zone's offset from UTC at a moment, in milliseconds; positive when it is ahead. */
function offsetIn(zone: string, time: number): number {
  const parts = Object.fromEntries(
    timeParts(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000
}

const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const dateParts = remembered((timeZone) => new Intl.DateTimeFormat('en-u-ca-gregory', { timeZone, ...date }))
const timeParts = remembered(
  (timeZone) =>
    new Intl.DateTimeFormat('en-u-ca-gregory', {
      timeZone,
      ...date,
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    }),
)

/** Caches the formatters: creating one takes longer than using it a thousand times. */
function remembered(make: (zone: string) => Intl.DateTimeFormat): (zone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (zone) => {
    const known = made.get(zone) ?? make(zone)
    made.set(zone, known)
    return known
  }
}
