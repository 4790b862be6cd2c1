import { amountOf } from '@/contract/money/amount'
import { isSpendable } from './entry'
import { walletOf } from './vendor-wallets'

export interface Shortfall {
  readonly required: number
  readonly reached: number
  readonly remaining: number
  /** The transfer that would cover the rest; ALL if it needs more than one vendor's wallet. */
  readonly elsewhere?: { readonly from: string; readonly to: string }
}

/**
 * What is missing in wallets of these kinds, and which other wallets of the account have it. `required`: in
 * hundredths.
 */
export function shortfall(
  balances: ReadonlyMap<string, number>,
  kinds: readonly [first: string, ...more: string[]],
  required: number,
): Shortfall {
  const sum = (held: readonly (readonly [string, number])[]) => held.reduce((all, [, amount]) => all + amount, 0)
  const spendable = [...balances].filter(([kind]) => isSpendable(kind))
  const reached = sum(spendable.filter(([kind]) => kinds.includes(kind)))
  const remaining = required - reached
  const others = spendable.filter(([kind]) => !kinds.includes(kind))
  const fullest = others.toSorted(([, one], [, other]) => other - one)[0]
  const to = walletOf(kinds[0])
  const from = () => {
    if (fullest !== undefined && fullest[1] >= remaining) return walletOf(fullest[0])
    // A recall brings it to the main wallet.
    return kinds[0] === 'main' && sum(others) >= remaining ? 'ALL' : undefined
  }
  const source = from()
  return {
    required: amountOf(required),
    reached: amountOf(reached),
    remaining: amountOf(remaining),
    ...(source !== undefined && { elsewhere: { from: source, to } }),
  }
}
