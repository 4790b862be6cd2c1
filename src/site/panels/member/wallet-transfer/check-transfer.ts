import type { MerchantWallet } from '@/contract/generated/gateway-types'
import { minorUnits } from '@/contract/money/minor-units'
import type { AmountFormat } from '@/contract/money/amount-format'
import { parseAmount, type AmountProblem } from '@/contract/money/typed-amount'

export type Wallet = MerchantWallet['response']['wallets'][number]

export type TransferProblem = AmountProblem | 'zero' | 'notEnough' | 'notWhole'

export interface Transfer {
  readonly from: Wallet
  readonly to: Wallet
  /** The raw input. */
  readonly amount: string
}

/**
 * Validates a transfer on the client, so that one that is sure to be refused is not sent. Returns its amount in
 * hundredths.
 */
export function checkTransfer(
  { from, to, amount }: Transfer,
  format: AmountFormat,
): { readonly hundredths: number } | { readonly problem: TransferProblem } {
  const read = parseAmount(amount, format)
  if ('problem' in read) return read
  if (read.hundredths === 0) return { problem: 'zero' }
  if (read.hundredths > minorUnits(from.balance, 'down', format.decimals)) return { problem: 'notEnough' }
  if (to.wholeUnits && read.hundredths < 100) return { problem: 'notWhole' }
  return read
}

/** The maximum amount in hundredths, rounded down to the decimals that the currency and the receiving wallet accept. */
export function maxTransfer({ from, to }: Pick<Transfer, 'from' | 'to'>, decimals: number): number {
  return Math.max(0, minorUnits(from.balance, 'down', to.wholeUnits ? 0 : decimals))
}
