import { useMemo } from 'react'
import type { AmountFormat } from '@/contract/money/amount-format'
import { useLanguage } from '@/site/i18n/language'

/** How numbers without a currency are typed: points and people are counted, rates are in percent. */
export function useFigureFormats(): Readonly<Record<'count' | 'percent', AmountFormat>> {
  const { formatTag } = useLanguage()
  return useMemo(
    () => ({
      count: { locale: formatTag, decimals: 0 },
      percent: { locale: formatTag, decimals: 2, units: ['%', '٪'] },
    }),
    [formatTag],
  )
}
