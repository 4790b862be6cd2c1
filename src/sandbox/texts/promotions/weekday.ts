import { formatTag } from '@/contract/formats/format-tag'
import type { Day } from '@/contract/time/day'
import type { ServerLanguage } from '@/sandbox/texts/spoken'

/** A Monday. */
const firstDay = Date.UTC(2024, 0, 1)
const milliseconds = 86_400_000

/** The name of a day of the week, 1 for Monday, as it stands within a sentence. */
export function weekdayName(spoken: ServerLanguage, weekday: number): string {
  const name = new Intl.DateTimeFormat(formatTag({ locale: spoken }), { weekday: 'long', timeZone: 'UTC' }).format(
    firstDay + (weekday - 1) * milliseconds,
  )
  return spoken === 'vi' ? name.replace('Thứ', 'thứ').replace('Chủ Nhật', 'chủ nhật') : name
}

/** The day of the week of a day, 1 for Monday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7
