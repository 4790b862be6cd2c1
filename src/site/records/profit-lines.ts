import type { Translate } from '@/site/i18n/texts'
import { plainColumns, totalsBy } from './plain-columns'

/** Amounts of a day, a kind of games or a person, in units of the currency. */
interface Profit {
  readonly deposit: number | null
  readonly withdrawal: number | null
  readonly bet: number
  readonly validBet: number
  readonly win: number
  readonly rebate: number | null
  readonly promotion: number | null
  readonly result: number
}

const plain = plainColumns<Profit>()
const label = <Name extends string>(name: Name) => `profit-loss.${name}` as const
const { result, ...amounts } = plain(label, {
  ...{ deposit: 'amount', withdrawal: 'amount', bet: 'amount', validBet: 'amount' },
  ...{ win: 'amount', rebate: 'amount', promotion: 'amount', result: 'change' },
} as const)

/** What the player's own profit and loss record shares with that of a team (2 §2). */
export const profitLines = {
  columns: {
    ...amounts,
    result: {
      ...result,
      word: (say: Translate, { result }: Profit) =>
        say(`profit-loss.${result > 0 ? 'won' : result < 0 ? 'lost' : 'even'}`),
    },
  },
  totalsOf: totalsBy(
    ['deposit', 'withdrawal', 'bet', 'validBet', 'win', 'rebate', 'promotion', 'result'] as const,
    label,
  ),
}
