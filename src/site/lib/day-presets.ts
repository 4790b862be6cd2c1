import { addDays, type Day } from '@/contract/time/day'

/** A range of days, both ends included. */
export interface DayRange {
  readonly from: Day
  readonly to: Day
}

/** Named ranges of days (2 §9: previous or next 7 and 30 days). */
const presets = {
  today: [0, 0],
  yesterday: [-1, -1],
  previous7: [-6, 0],
  previous30: [-29, 0],
  next7: [0, 6],
  next30: [0, 29],
} as const satisfies Record<string, readonly [from: number, to: number]>

export type DayPreset = keyof typeof presets

/** Whether a range is no longer than so many days. */
export function isWithin(preset: DayPreset, longest: number): boolean {
  const [from, to] = presets[preset]
  return to - from < longest
}

export function rangeOf(preset: DayPreset, today: Day): DayRange {
  const [from, to] = presets[preset]
  return { from: addDays(today, from), to: addDays(today, to) }
}
