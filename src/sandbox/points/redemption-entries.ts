import { house, type Entry, type Movement } from '@/sandbox/ledger/port/entry'
import type { Redemption } from './redemption'

type Taken = Pick<Redemption, 'account' | 'points' | 'amount'>

/** Points, and money besides where it costs some: to the house, or back with the sign -1. */
function movementsOf({ account, points, amount }: Taken, sign: 1 | -1): Movement[] {
  return [
    { owner: account, kind: 'points', amount: -sign * points },
    { owner: house, kind: 'points', amount: sign * points },
    { owner: account, kind: 'main', amount: -sign * amount },
    { owner: house, kind: 'redeem', amount: sign * amount },
  ].filter((movement) => movement.amount !== 0)
}

/** What it costs is taken when it is asked for. */
export const taken = (redemption: Taken) => ({ kind: 'redeem', movements: movementsOf(redemption, 1) }) as const

/** What was taken comes back whole. */
export const returned = ({ merchant, number, ...redemption }: Redemption): Entry => ({
  merchant,
  account: redemption.account,
  kind: 'return',
  reference: number,
  movements: movementsOf(redemption, -1),
})

/** What an approved bonus pays, in hundredths. */
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
