import { useEffect, useMemo, useState } from 'react'
import { currencyWords, isSpentInHundreds } from '@/contract/money/currency-words'
import type { AmountFormat, ReadSpoken } from '@/contract/money/amount-format'
import { listed, multipliersIn, numbersIn, type AmountWords } from '@/contract/money/multipliers'
import { useLanguage } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'

/** How amounts of the merchant's currency are typed in the current language. */
export function useAmountFormat(): AmountFormat & { readonly decimals: number } {
  const { formatTag, t } = useLanguage()
  const { currency } = useSite().site
  const spoken = useSpokenReader()
  return useMemo(() => {
    const { digits = 2 } = currency
    const textOf = (words: AmountWords) => t(`amount.${words}`)
    return {
      locale: formatTag,
      decimals: digits,
      units: currencyWords(formatTag, currency),
      multipliers: multipliersIn(textOf),
      spoken,
      numbers: numbersIn(textOf, 'number'),
      wholes: numbersIn(textOf, 'whole'),
      joints: listed(textOf('joint')),
      hundredsAlone: isSpentInHundreds(currency.code),
    }
  }, [formatTag, t, currency, spoken])
}

let loaded: ReadSpoken | undefined

/** Amounts in words are rare: what reads them arrives after the form that asks for one. */
function useSpokenReader(): ReadSpoken | undefined {
  const [reader, setReader] = useState(() => loaded)
  useEffect(() => {
    if (loaded !== undefined) return undefined
    let isWanted = true
    import('@/contract/money/spoken-amount').then(
      ({ spokenParts }) => {
        loaded = spokenParts
        if (isWanted) setReader(() => spokenParts)
      },
      (error: unknown) => console.warn('what reads amounts in words did not arrive', error),
    )
    return () => {
      isWanted = false
    }
  }, [])
  return reader
}
