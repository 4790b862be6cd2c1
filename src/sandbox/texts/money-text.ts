import { formatTag } from '@/contract/formats/format-tag'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import { amountOf } from '@/contract/money/amount'
import type { ServerLanguage } from './spoken'

/**
 * An amount of hundredths in a sentence of the server, with the merchant's currency as the site shows it and no more
 * decimals than it needs.
 */
export function moneyText(
  { currency: { code, symbol } }: Pick<SandboxMerchant, 'currency'>,
  spoken: ServerLanguage,
  hundredths: number,
): string {
  const options = { minimumFractionDigits: hundredths % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 }
  const amount = amountOf(hundredths)
  if (symbol !== undefined)
    return `${symbol}${new Intl.NumberFormat(formatTag({ locale: spoken }), options).format(amount)}`
  return new Intl.NumberFormat(formatTag({ locale: spoken }), { style: 'currency', currency: code, ...options }).format(
    amount,
  )
}
