import { formatTag } from '@/contract/formats/format-tag'
import { formattersOf } from '@/contract/formats/formatters'

/** The distance of a time zone to UTC now, as sites say it in a language: GMT+7. */
export function zoneText(timeZone: string, locale: string): string {
  const tag = formatTag({ locale })
  return formattersOf(tag).zone(tag, timeZone, Date.now())
}
