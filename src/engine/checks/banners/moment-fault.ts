const parts = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d))?(Z|[+-]\d\d:\d\d)?)?$/

/** What is wrong with a text that is almost a moment; undefined when it is nothing like one. */
export function momentFault(written: string): string | undefined {
  if (/^\d{1,2}[./-]\d{1,2}[./-]\d{4}/.test(written)) return 'a day is written from the year to the day: 2027-02-01'
  const [, , month, day, hour, minute, second, zone] = parts.exec(written) ?? []
  if (month === undefined) return undefined
  const none = [
    ['month', month, 1, 12] as const,
    ['day', day, 1, 31] as const,
    ['hour', hour, 0, 23] as const,
    ['minute', minute, 0, 59] as const,
    ['second', second, 0, 59] as const,
  ].find(([, part, least, most]) => part !== undefined && (Number(part) < least || Number(part) > most))
  if (none !== undefined) return `there is no ${none[0]} ${none[1]}`
  if (hour === undefined) return 'the time of the day is missing: T00:00:00+07:00 behind it'
  return zone === undefined ? 'the time zone is missing: +07:00 behind it, for example, or Z' : undefined
}
