import { failedPing } from '@/site/gateway/content/domain-routes'

export type SpeedClass = 'fast' | 'normal' | 'slow'

/** Maximum displayed time in milliseconds of the classes fast and normal (1 §9). */
const fastest = { fast: 80, normal: 150 } as const

/** A measured time of at least `from` is displayed as `least` to `most` milliseconds (1 §9). */
const ranges = [
  { from: 400, least: 100, most: 150 },
  { from: 200, least: 60, most: 100 },
  { from: 100, least: 40, most: 60 },
  { from: 0, least: 20, most: 40 },
] as const

/**
 * The displayed time for a measured one: a random value in its range, with `random` from 0 to 1. A failed ping is
 * displayed unchanged.
 */
export function displayedTime(measured: number, random: () => number = Math.random): number {
  if (measured >= failedPing) return failedPing
  const { least, most } = ranges.find(({ from }) => measured >= from) ?? ranges[3]
  return Math.round(least + random() * (most - least))
}

/** Class of a displayed time. It is derived from the displayed number, so that the two agree. */
export function speedClass(displayed: number): SpeedClass {
  if (displayed <= fastest.fast) return 'fast'
  return displayed <= fastest.normal ? 'normal' : 'slow'
}
