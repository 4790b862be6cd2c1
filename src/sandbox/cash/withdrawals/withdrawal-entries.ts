import type { PayoutAccount } from '@/contract/generated/gateway-types'
import { house, type Entry } from '@/sandbox/ledger/port/entry'

/** A withdrawal to be requested, in hundredths. */
export interface NewWithdrawal {
  readonly number: string
  readonly merchant: string
  readonly account: string
  readonly amount: number
  readonly fee: number
  /** The payout account, masked as its owner may see it. */
  readonly payout: Pick<PayoutAccount, 'kind' | 'name' | 'number' | 'holder'>
}

/** The amount leaves the main wallet at once and can no longer be spent. */
export const heldFor = ({ account, amount, number }: NewWithdrawal): Omit<Entry, 'merchant' | 'account'> => ({
  kind: 'withdrawal',
  reference: number,
  details: { withdrawal: number },
  movements: [
    { owner: account, kind: 'main', amount: -amount },
    { owner: account, kind: 'held', amount },
  ],
})

/** The held amount is paid out, less the fee. */
export const disbursed = ({ merchant, account, number, amount, fee }: NewWithdrawal): Entry => ({
  merchant,
  account,
  kind: 'withdrawal',
  reference: number,
  movements: [
    { owner: account, kind: 'held', amount: -amount },
    { owner: house, kind: 'fee', amount: fee },
    { owner: house, kind: 'withdrawal', amount: amount - fee },
  ],
})

/** The held amount returns to the main wallet. */
export const givenBack = ({ merchant, account, number, amount }: NewWithdrawal): Entry => ({
  merchant,
  account,
  kind: 'withdrawal',
  reference: number,
  movements: [
    { owner: account, kind: 'held', amount: -amount },
    { owner: account, kind: 'main', amount },
  ],
})

/** The missing part of a payout returns to the main wallet; the fee too if nothing arrived. */
export function returned({ received, ...withdrawal }: NewWithdrawal & { readonly received: number | null }): Entry {
  const { merchant, account, number, amount, fee } = withdrawal
  const back = received === null ? { fee, rest: amount - fee } : { fee: 0, rest: amount - fee - received }
  return {
    merchant,
    account,
    kind: 'withdrawal',
    reference: number,
    movements: [
      { owner: account, kind: 'main', amount: back.fee + back.rest },
      { owner: house, kind: 'fee', amount: -back.fee },
      { owner: house, kind: 'withdrawal', amount: -back.rest },
    ],
  }
}
