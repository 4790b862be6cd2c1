import { useMemo } from 'react'
import { currencyWords } from '@/contract/money/currency-words'
import type { AmountFormat } from '@/contract/money/amount-format'
import { multipliersIn } from '@/contract/money/multipliers'
import { useLanguage } from '@/site/i18n/language'
import type { Translate } from '@/site/i18n/texts'
import { useSite } from '@/site/merchant/site-context'

/** How amounts of the merchant's currency are typed in the current language. */
export function useAmountFormat(): AmountFormat & { readonly decimals: number } {
  const { formatTag, t } = useLanguage()
  const { currency } = useSite().site
  return useMemo(() => {
    const { digits = 2 } = currency
    return {
      locale: formatTag,
      decimals: digits,
      units: currencyWords(formatTag, currency),
      multipliers: multipliersOf(t),
    }
  }, [formatTag, t, currency])
}

const multipliersOf = (t: Translate) =>
  multipliersIn({
    thousand: t('amount.thousand'),
    million: t('amount.million'),
    billion: t('amount.billion'),
    ten: t('amount.ten'),
    hundred: t('amount.hundred'),
    one: t('amount.one'),
    half: t('amount.half'),
    andHalf: t('amount.andHalf'),
  })
