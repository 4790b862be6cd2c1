import { useMemo } from 'react'
import { currencyWords } from '@/contract/money/currency-words'
import { multipliersIn, type AmountFormat } from '@/contract/money/amount-format'
import { useLanguage } from '@/site/i18n/language'
import type { Translate } from '@/site/i18n/texts'
import { useSite } from '@/site/merchant/site-context'

/** How amounts of the merchant's currency are typed in the current language. */
export function useAmountFormat(): AmountFormat & { readonly decimals: number } {
  const { locale, t } = useLanguage()
  const { currency } = useSite().site
  return useMemo(() => {
    const { digits = 2 } = currency
    return { locale, decimals: digits, units: currencyWords(locale, currency), multipliers: multipliersOf(t) }
  }, [locale, t, currency])
}

const multipliersOf = (t: Translate) =>
  multipliersIn({ 3: t('amount.thousand'), 6: t('amount.million'), 9: t('amount.billion') })
