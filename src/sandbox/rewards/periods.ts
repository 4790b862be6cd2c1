import { addDays, dayIn, mondayOf, startOfDay } from '@/contract/time/day'

/** A day or week in the merchant's time zone: start (inclusive) to end (exclusive), in milliseconds since 1970. */
export interface Period {
  /** Its first day, YYYY-MM-DD, which identifies it. */
  readonly day: string
  readonly from: number
  readonly to: number
}

/** The period that contains an instant, or the one `away` periods later (negative: earlier). Weeks begin on Monday. */
export function periodAt(zone: string, kind: 'day' | 'week', now: number, away = 0): Period {
  const today = dayIn(zone, now)
  const length = kind === 'day' ? 1 : 7
  const day = addDays(kind === 'day' ? today : mondayOf(today), away * length)
  return { day, from: startOfDay(zone, day), to: startOfDay(zone, addDays(day, length)) }
}
