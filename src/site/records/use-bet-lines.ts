import { betStanding, statusText } from './bet-status'
import { categoryText } from '@/site/elements/category-text'
import { useWalletName } from '@/site/elements/wallet-name'
import { useText } from '@/site/i18n/language'
import { plainColumns, totalsBy } from './plain-columns'

/** A bet in every record of bets: amounts in units of the currency, `time` in ISO 8601. */
interface Bet {
  readonly number: string
  readonly time: string
  readonly game: string
  readonly category: string
  readonly vendor: string
  readonly stake: number
  readonly validBet?: number | null
  readonly win?: number | null
  readonly result?: number | null
  readonly status: string
}

const plain = plainColumns<Bet>()
const label = <Name extends string>(name: Name) => `betting-record.${name}` as const

/** What the player's own record of bets shares with that of a team. */
export function useBetLines() {
  const t = useText()
  const vendorName = useWalletName()
  return {
    sorts: ['time', '-time', 'amount', '-amount'],
    columns: {
      ...plain(label, { time: 'time', game: 'text' }),
      category: { label: label('category'), kind: 'text', value: ({ category }: Bet) => categoryText(t, category) },
      vendor: { label: label('vendor'), kind: 'text', value: ({ vendor }: Bet) => vendorName(vendor) },
      ...plain(label, { stake: 'amount', validBet: 'amount', win: 'amount', result: 'change' }),
      status: {
        label: label('status'),
        kind: 'text',
        value: ({ status }: Bet) => status,
        say: (say: typeof t, { status }: Bet) => statusText(say, status),
        standing: ({ status }: Bet) => betStanding(status),
      },
      ...plain(label, { number: 'code' }),
    },
    timeOf: ({ time }: Bet) => time,
    lineOf: ({ number }: Bet) => number,
    totalsOf: totalsBy(['stake', 'open', 'validBet', 'win', 'result'] as const, label),
  } as const
}
