const hour = 60 * 60 * 1000
const day = 24 * hour

/** When something was published: so many days before today, at an hour UTC. What is seeded stays as new as it was. */
export function timeOf(
  now: number,
  { daysAgo, hour: at }: { readonly daysAgo: number; readonly hour: number },
): string {
  return midnight(now, -daysAgo, at)
}

/** The start of a day, counted from today. */
export function dayFromToday(now: number, days: number): string {
  return midnight(now, days, 0)
}

/** Of today nothing lies ahead: before its hour it is the whole hour that has just begun. */
function midnight(now: number, days: number, at: number): string {
  const time = Math.floor(now / day) * day + days * day + at * hour
  return new Date(days === 0 ? Math.min(time, Math.floor(now / hour) * hour) : time).toISOString()
}
