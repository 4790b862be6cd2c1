import { useState, type SubmitEvent } from 'react'
import { amountOf } from '@/contract/money/amount'
import { minorUnits } from '@/contract/money/minor-units'
import { exampleAmount, type AmountFormat } from '@/contract/money/amount-format'
import { parseAmount, type AmountProblem } from '@/contract/money/typed-amount'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'
import { useAmountFormat } from './use-amount-format'

/** The result of parsing a typed amount: whole hundredths of the currency's unit, or why it cannot be sent. */
export type CheckedAmount<Problem> = { readonly hundredths: number } | { readonly problem: Problem }

interface AmountFormOptions<Problem extends string> {
  /** The text as typed. */
  readonly amount: string
  readonly check: (amount: string, format: AmountFormat) => CheckedAmount<Problem>
  /** What validity depends on besides the amount, such as the chosen method: when it changes, the error is cleared. */
  readonly basis?: string
  /** The amount that was sent is no valid one: what an earlier one came to is shown no longer. */
  readonly onRefuse?: (() => void) | undefined
}

/**
 * A form that asks for an amount. No error is shown while typing; after a refused submit, the error stays until the
 * value of the amount changes. Grouping the digits does not change it.
 */
export function useAmountForm<Problem extends string>({
  amount,
  check,
  basis = '',
  onRefuse,
}: AmountFormOptions<Problem>) {
  const format = useFormat()
  const amountFormat = useAmountFormat()
  const { decimals: digits } = amountFormat
  const { currency } = useSite().site
  const [refused, setRefused] = useState<{ readonly problem: Problem; readonly meaning: string }>()
  const read = parseAmount(amount, amountFormat)
  const meaning = JSON.stringify([basis, 'problem' in read ? read.problem : read.hundredths])

  /** The same for what can be chosen and for its limits: no decimals where the amount is whole. */
  const sayBrief = (units: number) =>
    format.amount(units, { ...currency, digits: Number.isInteger(units) ? 0 : digits })

  return {
    digits,
    /** The text of a limit, in units of the currency. */
    sayLimit: sayBrief,
    /** The error of the current amount, after a submit has failed. */
    problem: refused?.meaning === meaning ? refused.problem : undefined,

    /**
     * Returns the amount in hundredths, or undefined when it is invalid: then its error is shown and the field focused.
     */
    take(event: SubmitEvent<HTMLFormElement>): number | undefined {
      event.preventDefault()
      const checked = check(amount, amountFormat)
      if ('hundredths' in checked) return checked.hundredths
      setRefused({ problem: checked.problem, meaning })
      onRefuse?.()
      event.currentTarget.querySelector<HTMLInputElement>('input[type=text]')?.focus()
      return undefined
    },

    /** Turns the amounts of a brand's JSON, in units of the currency, into choices for `AmountField`. */
    presets(amounts: readonly number[], isPossible: (hundredths: number) => boolean) {
      return amounts.map((preset) => {
        const hundredths = minorUnits(preset, 'down')
        return { label: sayBrief(amountOf(hundredths)), hundredths, isPossible: isPossible(hundredths) }
      })
    },
  }
}

/** Messages for an amount that cannot be parsed, or that no form of this kind accepts. */
export function useAmountProblemText() {
  const t = useText()
  const format = useFormat()
  const { digits = 2 } = useSite().site.currency
  return (problem: AmountProblem | 'zero' | 'notEnough' | 'notWhole', figures: Readonly<Record<string, string>> = {}) =>
    t(problem === 'decimals' && digits === 0 ? 'amount.noDecimals' : `amount.${problem}`, {
      ...figures,
      count: digits,
      example: format.number(exampleAmount(digits)),
    })
}
