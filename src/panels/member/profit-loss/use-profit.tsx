import { categoryText } from '@/elements/category-text'
import type { RecordDefinition } from '@/elements/records/record-definition'
import { plainColumns, totalsBy } from '@/elements/records/plain-columns'
import type { RecordQuestion } from '@/elements/records/record-types'
import { useGateway } from '@/gateway/gateway-context'
import { profitLoss, useProfitLoss } from '@/gateway/profit-loss'
import type { ProfitLoss } from '@/generated/gateway-types'
import type { ProfitLossColumn, ProfitLossProps } from '@/generated/merchant-types'
import { useText } from '@/i18n/language'
import { isDay } from '@/lib/day'
import '@/ui/later-icons'
import { BetsOfDay } from './bets-of-day'
import { ProfitChart } from './profit-chart'

type Page = ProfitLoss['response']
type Line = Page['items'][number]
type TabName = ProfitLossProps['tabs'][number]

const plain = plainColumns<Line>()

const figures = ['deposit', 'withdrawal', 'bet', 'validBet', 'win', 'rebate', 'promotion', 'result'] as const

/** Most days that the server tells at once. */
const longest = 30

/** Profit and loss, as a brand has it. */
export function useProfit(props: ProfitLossProps): RecordDefinition<Line, ProfitLossColumn, Page> {
  const t = useText()
  const gateway = useGateway()
  const label = <Name extends string>(name: Name) => `profit-loss.${name}` as const
  return {
    title: 'profit-loss.title',
    icon: 'swap',
    note: 'profit-loss.note',
    tabs: props.tabs.map((name) => ({ name, label: label(name), longest })),
    filters: [],
    sorts: ['time'],
    columns: {
      name: {
        label: label('name'),
        kind: 'day',
        value: ({ name }) => (isDay(name) ? name : categoryText(t, name)),
      },
      ...plain(label, { deposit: 'amount', withdrawal: 'amount', bet: 'amount', validBet: 'amount' }),
      ...plain(label, { win: 'amount', rebate: 'amount', promotion: 'amount' }),
      result: {
        label: label('result'),
        kind: 'change',
        value: ({ result }) => result,
        word: (say, { result }) => say(`profit-loss.${signOf(result)}`),
      },
    },
    idOf: ({ name }) => name,
    useRead: (question, tab) => useProfitLoss(question && requestOf(question, tab as TabName)),
    readPage: (question, tab) => gateway.send(profitLoss, requestOf(question, tab as TabName)),
    totalsOf: totalsBy(figures, label),
    ...(props.chart && { draw: ({ items }: Page) => <ProfitChart lines={items} /> }),
    more: ({ name }) => isDay(name) && <BetsOfDay day={name} />,
  }
}

/** Lines are in the server's own order: the last day, or the most played category, first. */
function requestOf({ from, to, pageNo, pageSize }: RecordQuestion, tab: TabName): ProfitLoss['request'] {
  return { from, to, pageNo, pageSize, by: tab === 'days' ? 'day' : 'category' }
}

function signOf(result: number): 'won' | 'lost' | 'even' {
  return result > 0 ? 'won' : result < 0 ? 'lost' : 'even'
}
