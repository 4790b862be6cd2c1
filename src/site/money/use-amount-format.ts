import { useMemo } from 'react'
import { currencyWords, isSpentInHundreds } from '@/contract/money/currency-words'
import type { AmountFormat } from '@/contract/money/amount-format'
import { listed, multipliersIn, numbersIn, type AmountWords } from '@/contract/money/multipliers'
import { useLanguage } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'

/** How amounts of the merchant's currency are typed in the current language. */
export function useAmountFormat(): AmountFormat & { readonly decimals: number } {
  const { formatTag, t } = useLanguage()
  const { currency } = useSite().site
  return useMemo(() => {
    const { digits = 2 } = currency
    const textOf = (words: AmountWords) => t(`amount.${words}`)
    return {
      locale: formatTag,
      decimals: digits,
      units: currencyWords(formatTag, currency),
      multipliers: multipliersIn(textOf),
      numbers: numbersIn(textOf, 'number'),
      wholes: numbersIn(textOf, 'whole'),
      joints: listed(textOf('joint')),
      hundredsAlone: isSpentInHundreds(currency.code),
    }
  }, [formatTag, t, currency])
}
