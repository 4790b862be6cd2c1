import { categoryText } from '@/site/elements/category-text'
import type { RecordDefinition } from '@/site/records/record-definition'
import { plainColumns, totalsBy } from '@/site/records/plain-columns'
import { profitLines } from '@/site/records/profit-lines'
import { RecordLink } from '@/site/records/record-link'
import type { RecordQuery } from '@/site/records/record-types'
import { useGateway } from '@/site/gateway/gateway-context'
import { profitLoss, useProfitLoss } from '@/site/gateway/money/profit-loss'
import type { ProfitLoss } from '@/contract/generated/gateway-types'
import type { Action, ProfitLossColumn, ProfitLossProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { isDay } from '@/contract/time/day'
import '@/site/ui/icons/later-icons'
import { ProfitChart } from './profit-chart'

type Page = ProfitLoss['response']
type Line = Page['items'][number]
type TabName = ProfitLossProps['tabs'][number]

/** Maximum number of days in one request. */
const longest = 30

const lockedColumn = plainColumns<Line>(true)

/** The record of profit and loss, with the brand's settings. */
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
      ...profitLines.columns,
      ...lockedColumn(label, { locked: 'amount' }),
    },
    lineOf: ({ name }) => name,
    useRead: (question, tab) => useProfitLoss(question && requestOf(question, tab as TabName)),
    readPage: (question, tab) => gateway.send(profitLoss, requestOf(question, tab as TabName)),
    totalsOf: (page) => [...profitLines.totalsOf(page), ...totalsBy(['locked'] as const, label)(page)],
    ...(props.chart && { draw: ({ items }: Page) => <ProfitChart lines={items} /> }),
    // The totals of its bets are those of the day.
    more: ({ name: day }) => isDay(day) && <RecordLink action={betsOf(day)} label={t('profit-loss.bets')} />,
  }
}

const betsOf = (day: string): Action => ({
  action: 'memberCentre',
  panel: 'betting-record',
  query: { tab: 'all', from: day, to: day },
})

/** Rows keep the server's order: the latest day, or the most played category, first. */
function requestOf({ from, to, pageNo, pageSize }: RecordQuery, tab: TabName): ProfitLoss['request'] {
  return { from, to, pageNo, pageSize, by: tab === 'days' ? 'day' : 'category' }
}
