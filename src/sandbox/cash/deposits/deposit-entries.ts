import { house, type Entry } from '@/sandbox/ledger/port/entry'

/** The parts of a deposit that are booked. Amounts in hundredths. */
interface BookedDeposit {
  readonly merchant: string
  readonly account: string
  readonly number: string
  readonly amount: number
  readonly fee: number
  readonly bonus: number
}

/** The entries of a deposit: its amount less the fee, and the bonus of a promotion. */
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
