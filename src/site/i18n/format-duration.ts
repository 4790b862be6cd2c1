import { formattersOf, numberFormat } from '@/contract/formats/formatters'

/**
 * Hours and minutes in the language's units, without line breaks: "1 hr 5 min", "1 giờ 5 phút", "2 hr". `tag`: see
 * formatTag.
 */
export function formatDuration(minutes: number, tag: string): string {
  const unit = (value: number, name: 'hour' | 'minute') =>
    numberFormat(tag, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value)
  const hours = Math.floor(minutes / 60)
  const rest = minutes - hours * 60
  const parts = [
    ...(hours > 0 ? [unit(hours, 'hour')] : []),
    ...(hours === 0 || rest > 0 ? [unit(rest, 'minute')] : []),
  ]
  return formattersOf(tag).duration(tag, parts).replaceAll(' ', '\u00a0')
}

/** An ISO 8601 duration, for HTML's `time` element: PT65M. */
export function machineDuration(minutes: number): string {
  return `PT${minutes}M`
}
