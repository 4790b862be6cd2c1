import { formatTag } from '@/contract/formats/format-tag'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import { amountOf } from '@/contract/money/amount'
import { isolatedFigure } from '@/contract/text/direction'
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
  const tag = formatTag({ locale: spoken })
  const written =
    symbol === undefined
      ? new Intl.NumberFormat(tag, { style: 'currency', currency: code, ...options }).format(amount)
      : `${symbol}${new Intl.NumberFormat(tag, options).format(amount)}`
  return isolatedFigure(written, spoken)
}
