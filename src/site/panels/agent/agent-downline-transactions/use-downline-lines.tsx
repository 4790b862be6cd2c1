import { entryKinds, kindText } from '@/site/records/entry-kinds'
import { entryLines, kindColumn } from '@/site/records/entry-lines'
import { plainColumns, totalsBy } from '@/site/records/plain-columns'
import type { RecordDefinition } from '@/site/records/record-definition'
import type { RecordQuery } from '@/site/records/record-types'
import { scopeOf, scopeOptions, useRequestedMember } from '@/site/team/member-filter'
import { TeamPath } from '@/site/team/team-path'
import { useGateway } from '@/site/gateway/gateway-context'
import { teamTransactions, useTeamTransactions } from '@/site/gateway/team/team'
import type { TeamTransactions } from '@/contract/generated/gateway-types'
import type {
  AgentDownlineTransactionsColumn,
  AgentDownlineTransactionsProps,
} from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import '@/site/ui/icons/later-icons'

type Page = TeamTransactions['response']
type Line = Page['items'][number]

const plain = plainColumns<Line>()

/** The record of the team's wallet transactions, with the brand's settings. */
export function useDownlineLines(
  props: AgentDownlineTransactionsProps,
): RecordDefinition<Line, AgentDownlineTransactionsColumn, Page> {
  const t = useText()
  const gateway = useGateway()
  const asked = useRequestedMember()
  const label = <Name extends string>(name: Name) => `account-record.${name}` as const
  const filters = {
    kind: { label: label('kind'), options: entryKinds.map((value) => ({ value, label: kindText(t, value) })) },
    scope: { label: 'team.scope', options: scopeOptions(t, asked) },
  } as const
  const requestOf = (question: RecordQuery): TeamTransactions['request'] => {
    const { filters: chosen, ...days } = question
    const { kind } = chosen
    return { ...days, ...asked, ...scopeOf(question, asked), ...(kind !== undefined && { kinds: kind }) }
  }
  return {
    title: 'agent-downline-transactions.title',
    icon: 'receipt',
    tabs: [{ name: 'all', label: label('all'), longest: 30 }],
    filters: props.filters.map((name) => ({ name, ...filters[name] })).filter(({ options }) => options.length > 0),
    ...entryLines,
    columns: {
      account: { label: 'team.account', kind: 'text', value: ({ account }) => account },
      ...plain(label, { time: 'time' }),
      kind: kindColumn(label('kind')),
      // Only the owner can open a receipt, so the number is plain text that can be copied.
      ...plain(label, { amount: 'change', balanceAfter: 'amount', number: 'code', remark: 'text' }),
    },
    useRead: (question) => useTeamTransactions(question && requestOf(question)),
    readPage: (question) => gateway.send(teamTransactions, requestOf(question)),
    totalsOf: totalsBy(['in', 'out'], label),
    head: (page) => <TeamPath path={page?.path} />,
  }
}
