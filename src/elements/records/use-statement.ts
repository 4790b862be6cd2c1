import { useMemo } from 'react'
import { useFormat } from '@/i18n/format'
import { useWholeSite } from '@/site/site-context'

/** How moments of a statement are told, and the time zone that its days are counted in. */
export function useStatement() {
  const format = useFormat()
  const { timeZone } = useWholeSite().site
  return useMemo(() => ({ ...format.statement(timeZone), timeZone }), [format, timeZone])
}
