import type { AmountFormat } from '@/contract/money/amount-format'
import { currencyWords, isSpentInHundreds } from '@/contract/money/currency-words'
import { listed, multipliersIn, numbersIn, type AmountWords } from '@/contract/money/multipliers'
import { spokenParts } from '@/contract/money/spoken-amount'

export interface Money {
  readonly currency: string
  readonly digits: number
}

interface Language {
  readonly locale: string
  /** Its file of texts, which holds the words that multiply and those for numbers. */
  readonly texts: Readonly<Record<string, string>>
}

/** How amounts of a currency are typed in a language of the template. */
export function formatInLanguage({ locale, texts }: Language, { currency, digits }: Money): AmountFormat {
  const textOf = (words: AmountWords) => texts[`amount.${words}`] ?? ''
  return {
    locale,
    decimals: digits,
    units: currencyWords(locale, { code: currency }),
    multipliers: multipliersIn(textOf),
    spoken: spokenParts,
    numbers: numbersIn(textOf, 'number'),
    wholes: numbersIn(textOf, 'whole'),
    joints: listed(textOf('joint')),
    hundredsAlone: isSpentInHundreds(currency),
  }
}
