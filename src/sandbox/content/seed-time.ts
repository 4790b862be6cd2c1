const hour = 60 * 60 * 1000
const day = 24 * hour

/**
 * When something was published: so many days before today, at an hour UTC, so that seed data never ages. For today it
 * is never in the future: before that hour, it is the start of the current hour.
 */
export function timeOf(
  now: number,
  { daysAgo, hour: at }: { readonly daysAgo: number; readonly hour: number },
): string {
  const time = Math.floor(now / day) * day - daysAgo * day + at * hour
  return new Date(daysAgo === 0 ? Math.min(time, Math.floor(now / hour) * hour) : time).toISOString()
}
