import { addDays, dayIn, mondayOf, startOfDay, type Day } from '@/contract/time/day'
import type { LimitKind } from './play-limits'

/** Start (inclusive) to end (exclusive), in milliseconds since 1970. */
interface Period {
  readonly from: number
  readonly to: number
}

/** The day, week (from Monday) or month in the merchant's time zone that contains an instant. */
export function periodOf(kind: Exclude<LimitKind, 'session'>, zone: string, now: number): Period {
  const [first, next] = daysOf(kind, dayIn(zone, now))
  return { from: startOfDay(zone, first), to: startOfDay(zone, next) }
}

function daysOf(kind: Exclude<LimitKind, 'session'>, day: Day): readonly [first: Day, next: Day] {
  if (kind === 'depositMonth') {
    const first = `${day.slice(0, 7)}-01`
    return [first, `${addDays(first, 31).slice(0, 7)}-01`]
  }
  if (kind !== 'depositWeek') return [day, addDays(day, 1)]
  const monday = mondayOf(day)
  return [monday, addDays(monday, 7)]
}
