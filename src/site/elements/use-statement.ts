import { useMemo } from 'react'
import { useLanguage } from '@/site/i18n/language'
import { statementFormats } from '@/site/i18n/statement-formats'
import { useWholeSite } from '@/site/merchant/site-context'

/** Date and time formats of a statement, and the time zone that its days are counted in. */
export function useStatement() {
  const { formatTag } = useLanguage()
  const { timeZone } = useWholeSite().site
  return useMemo(() => ({ ...statementFormats(formatTag, timeZone), timeZone }), [formatTag, timeZone])
}
