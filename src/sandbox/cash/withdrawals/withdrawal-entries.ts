import type { PayoutAccount } from '@/contract/generated/gateway-types'
import { house, type Entry } from '@/sandbox/ledger/port/entry'

/** What is asked to be paid out, in hundredths. */
export interface NewWithdrawal {
  readonly number: string
  readonly merchant: string
  readonly account: string
  readonly amount: number
  readonly fee: number
  /** Where it goes, as its owner may be shown it. */
  readonly payout: Pick<PayoutAccount, 'kind' | 'name' | 'number' | 'holder'>
}

/** The amount leaves the main wallet at once, and can be spent no more. */
export const heldFor = ({ account, amount, number }: NewWithdrawal): Omit<Entry, 'merchant' | 'account'> => ({
  kind: 'withdrawal',
  reference: number,
  details: { withdrawal: number },
  movements: [
    { owner: account, kind: 'main', amount: -amount },
    { owner: account, kind: 'held', amount },
  ],
})

/** What was held is paid out, less the fee. */
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

/** What was held is in the main wallet again. */
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

/** What was paid out and did not come is in the main wallet again: with its fee, where nothing came. */
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
