import { house, type Entry, type Movement } from '@/sandbox/ledger/port/entry'
import type { Redemption } from './redemption'

type Taken = Pick<Redemption, 'account' | 'points' | 'amount'>

/** Movements of points, and of money if the reward costs some, to the house; with the sign -1, back to the player. */
function movementsOf({ account, points, amount }: Taken, sign: 1 | -1): Movement[] {
  return [
    { owner: account, kind: 'points', amount: -sign * points },
    { owner: house, kind: 'points', amount: sign * points },
    { owner: account, kind: 'main', amount: -sign * amount },
    { owner: house, kind: 'redeem', amount: sign * amount },
  ].filter((movement) => movement.amount !== 0)
}

/** The price is taken when the redemption is requested. */
export const taken = (redemption: Taken) => ({ kind: 'redeem', movements: movementsOf(redemption, 1) }) as const

/** A rejected redemption returns everything that was taken. */
export const returned = ({ merchant, number, ...redemption }: Redemption): Entry => ({
  merchant,
  account: redemption.account,
  kind: 'return',
  reference: number,
  movements: movementsOf(redemption, -1),
})

/** The payment of an approved bonus, in hundredths. */
export const paidFor = ({ merchant, account, number }: Redemption, amount: number): Entry => ({
  merchant,
  account,
  kind: 'promotion',
  reference: number,
  movements: [
    { owner: account, kind: 'main', amount },
    { owner: house, kind: 'promotion', amount: -amount },
  ],
})
