import { useState, type SubmitEvent } from 'react'
import { amountOf, hundredthsOf } from '@/contract/money/amount'
import { parseAmount, type AmountProblem } from '@/contract/money/typed-amount'
import { useFormat } from '@/site/i18n/format'
import { useLanguage, useText } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'

/** What a form makes of a typed amount: whole hundredths of the currency's unit, or why it cannot be sent. */
export type CheckedAmount<Problem> = { readonly hundredths: number } | { readonly problem: Problem }

interface AmountFormOptions<Problem extends string> {
  /** As it was typed. */
  readonly amount: string
  /** `decimals` is how many the currency has. */
  readonly check: (amount: string, locale: string, decimals: number) => CheckedAmount<Problem>
  /** What the verdict depends on beside the amount, such as the chosen method: another one takes the error away. */
  readonly basis?: string
}

/**
 * A form that asks for an amount. Nothing is said while somebody types; after a submit that was refused, the problem
 * stays until the amount means another one. Grouping what was typed makes it no other amount.
 */
export function useAmountForm<Problem extends string>({ amount, check, basis = '' }: AmountFormOptions<Problem>) {
  const format = useFormat()
  const { locale } = useLanguage()
  const { currency } = useSite().site
  const { digits = 2 } = currency
  const [refused, setRefused] = useState<{ readonly problem: Problem; readonly meaning: string }>()
  const meaning = JSON.stringify([basis, parseAmount(amount, locale, digits)])

  return {
    digits,
    /** What is wrong with the amount as it stands, once it was to be sent. */
    problem: refused?.meaning === meaning ? refused.problem : undefined,

    /** The amount in hundredths, or undefined where the problem is shown now and its field has the focus. */
    take(event: SubmitEvent<HTMLFormElement>): number | undefined {
      event.preventDefault()
      const checked = check(amount, locale, digits)
      if ('hundredths' in checked) return checked.hundredths
      setRefused({ problem: checked.problem, meaning })
      event.currentTarget.querySelector<HTMLInputElement>('input[type=text]')?.focus()
      return undefined
    },

    /** Amounts of a brand's JSON, in units of the currency, as choices for `AmountField`. */
    presets(amounts: readonly number[], isPossible: (hundredths: number) => boolean) {
      return amounts.map((preset) => {
        const hundredths = hundredthsOf(preset) ?? 0
        const label = format.amount(amountOf(hundredths), { ...currency, digits: hundredths % 100 === 0 ? 0 : digits })
        return { label, hundredths, isPossible: isPossible(hundredths) }
      })
    },
  }
}

/** What is said of an amount that is none, or that no form of the kind takes. */
export function useAmountProblemText() {
  const t = useText()
  const format = useFormat()
  const { digits = 2 } = useSite().site.currency
  return (problem: AmountProblem | 'zero' | 'notEnough' | 'notWhole', figures: Readonly<Record<string, string>> = {}) =>
    t(problem === 'decimals' && digits === 0 ? 'amount.noDecimals' : `amount.${problem}`, {
      ...figures,
      n: digits,
      example: format.number(1234.5),
    })
}
