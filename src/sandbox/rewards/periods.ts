import { addDays, dayIn, mondayOf, startOfDay } from '@/contract/time/day'

/** A day or a week of the merchant's: from its first moment to the first one after it, in milliseconds since 1970. */
export interface Period {
  /** Its first day, YYYY-MM-DD: what tells it from the others. */
  readonly day: string
  readonly from: number
  readonly to: number
}

/** The period that a moment is in, or one so many before or after it. Weeks begin on Monday. */
export function periodAt(zone: string, kind: 'day' | 'week', now: number, away = 0): Period {
  const today = dayIn(zone, now)
  const length = kind === 'day' ? 1 : 7
  const day = addDays(kind === 'day' ? today : mondayOf(today), away * length)
  return { day, from: startOfDay(zone, day), to: startOfDay(zone, addDays(day, length)) }
}
