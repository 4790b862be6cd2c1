import { useMemo } from 'react'
import type { AmountFormat } from '@/contract/money/amount-format'
import { useLanguage } from '@/site/i18n/language'

/** How numbers without a currency are typed: points and people are counted, rates are in percent. */
export function useFigureFormats(): Readonly<Record<'count' | 'percent', AmountFormat>> {
  const { locale } = useLanguage()
  return useMemo(
    () => ({ count: { locale, decimals: 0 }, percent: { locale, decimals: 2, units: ['%', '٪'] } }),
    [locale],
  )
}
