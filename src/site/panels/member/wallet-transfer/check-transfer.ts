import type { MerchantWallet } from '@/contract/generated/gateway-types'
import { hundredthsOf } from '@/contract/money/amount'
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
  if (read.hundredths > (hundredthsOf(from.balance) ?? 0)) return { problem: 'notEnough' }
  if (to.wholeUnits && read.hundredths < 100) return { problem: 'notWhole' }
  return read
}

/** The maximum amount in hundredths, rounded down to the decimals that the currency and the receiving wallet accept. */
export function maxTransfer({ from, to }: Pick<Transfer, 'from' | 'to'>, decimals: number): number {
  const step = to.wholeUnits ? 100 : 10 ** (2 - Math.min(decimals, 2))
  const held = hundredthsOf(from.balance) ?? 0
  return held - (held % step)
}
