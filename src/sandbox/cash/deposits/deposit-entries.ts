import { house, type Entry } from '@/sandbox/ledger/port/entry'

/** What a deposit books. Amounts in hundredths. */
interface BookedDeposit {
  readonly merchant: string
  readonly account: string
  readonly number: string
  readonly amount: number
  readonly fee: number
  readonly bonus: number
}

/** What comes in less its fee, and what a promotion adds. */
export function entriesOf(deposit: BookedDeposit): readonly [Entry, ...Entry[]] {
  const { merchant, account, number, amount, fee, bonus } = deposit
  const act = { merchant, account, reference: number }
  const paid: Entry = {
    ...act,
    kind: 'deposit',
    movements: [
      { owner: account, kind: 'main', amount: amount - fee },
      { owner: house, kind: 'fee', amount: fee },
      { owner: house, kind: 'deposit', amount: -amount },
    ],
  }
  const added: Entry = {
    ...act,
    kind: 'promotion',
    movements: [
      { owner: account, kind: 'main', amount: bonus },
      { owner: house, kind: 'promotion', amount: -bonus },
    ],
  }
  return bonus > 0 ? [paid, added] : [paid]
}
