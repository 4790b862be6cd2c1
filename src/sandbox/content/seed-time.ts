const hour = 60 * 60 * 1000
const day = 24 * hour

/**
 * When something was published: so many days before today, at an hour UTC. What is seeded stays as new as it was. Of
 * today nothing lies ahead: before its hour it is the whole hour that has just begun.
 */
export function timeOf(
  now: number,
  { daysAgo, hour: at }: { readonly daysAgo: number; readonly hour: number },
): string {
  const time = Math.floor(now / day) * day - daysAgo * day + at * hour
  return new Date(daysAgo === 0 ? Math.min(time, Math.floor(now / hour) * hour) : time).toISOString()
}
