import { incomeKinds, kindText } from '@/site/records/entry-kinds'
import { entryLines, kindColumn } from '@/site/records/entry-lines'
import { plainColumns, totalsBy } from '@/site/records/plain-columns'
import type { RecordDefinition } from '@/site/records/record-definition'
import type { RecordQuery } from '@/site/records/record-types'
import { useGateway } from '@/site/gateway/gateway-context'
import { memberTransactions, useMemberTransactions } from '@/site/gateway/money/member-transactions'
import type { MemberTransactions } from '@/contract/generated/gateway-types'
import type { AgentIncomeColumn, AgentIncomeProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import '@/site/ui/icons/later-icons'
import { IncomeSources } from './income-sources'

type Page = MemberTransactions['response']
type Line = Page['items'][number]

const plain = plainColumns<Line>()

/** The record of the agent's income: the rows of the account record whose kinds are income of an agent. */
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
    findsLines: true,
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

function requestOf({ filters, ...days }: RecordQuery): MemberTransactions['request'] {
  return { ...days, kinds: filters['kind'] ?? incomeKinds.join(',') }
}
