import { incomeKinds, kindText } from '@/elements/entry-kinds'
import { entryLines, kindColumn } from '@/elements/records/entry-lines'
import { plainColumns, totalsBy } from '@/elements/records/plain-columns'
import type { RecordDefinition } from '@/elements/records/record-definition'
import type { RecordQuestion } from '@/elements/records/record-types'
import { useGateway } from '@/gateway/gateway-context'
import { memberTransactions, useMemberTransactions } from '@/gateway/member-transactions'
import type { MemberTransactions } from '@/generated/gateway-types'
import type { AgentIncomeColumn, AgentIncomeProps } from '@/generated/merchant-types'
import { useText } from '@/i18n/language'
import '@/ui/later-icons'
import { IncomeSources } from './income-sources'

type Page = MemberTransactions['response']
type Line = Page['items'][number]

const plain = plainColumns<Line>()

/** The agent's income: the account record's own lines, of the kinds that an agent earns by. */
export function useIncome(props: AgentIncomeProps): RecordDefinition<Line, AgentIncomeColumn, Page> {
  const t = useText()
  const gateway = useGateway()
  const label = <Name extends string>(name: Name) => `account-record.${name}` as const
  const options = incomeKinds.map((value) => ({ value, label: kindText(t, value) }))
  return {
    title: 'agent-income.title',
    icon: 'coins',
    note: 'agent-income.note',
    nothing: <IncomeSources />,
    tabs: [{ name: 'all', label: label('all'), longest: 30 }],
    filters: props.filters.map((name) => ({ name, label: label(name), options })),
    ...entryLines,
    columns: {
      ...plain(label, { time: 'time' }),
      kind: kindColumn(label('kind')),
      ...plain(label, { amount: 'change', balanceAfter: 'amount', number: 'receipt', remark: 'text' }),
    },
    useRead: (question) => useMemberTransactions(question && requestOf(question)),
    readPage: (question) => gateway.send(memberTransactions, requestOf(question)),
    totalsOf: totalsBy(['in'], label),
  }
}

function requestOf({ filters, ...days }: RecordQuestion): MemberTransactions['request'] {
  return { ...days, kinds: filters['kind'] ?? incomeKinds.join(',') }
}
