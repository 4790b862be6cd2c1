import { failedPing } from '@/site/gateway/content/domain-routes'

export type SpeedClass = 'fast' | 'normal' | 'slow'

/** Milliseconds up to which a displayed time is fast, and normal (1 §9). */
const fastest = { fast: 80, normal: 150 } as const

/** A measured time of at least `from` is displayed as one of `least` to `most` milliseconds (1 §9). */
const ranges = [
  { from: 400, least: 100, most: 150 },
  { from: 200, least: 60, most: 100 },
  { from: 100, least: 40, most: 60 },
  { from: 0, least: 20, most: 40 },
] as const

/**
 * The time that is displayed for a measured one: anywhere in its range, as `random` (0 to 1) says. A ping that
 * failed is displayed as it is.
 */
export function displayedTime(measured: number, random: () => number = Math.random): number {
  if (measured >= failedPing) return failedPing
  const { least, most } = ranges.find(({ from }) => measured >= from) ?? ranges[3]
  return Math.round(least + random() * (most - least))
}

/** Class of a displayed time: the one that is read beside it, so the two agree. */
export function speedClass(displayed: number): SpeedClass {
  if (displayed <= fastest.fast) return 'fast'
  return displayed <= fastest.normal ? 'normal' : 'slow'
}
