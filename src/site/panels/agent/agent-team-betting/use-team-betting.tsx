import { betStatuses, statusText } from '@/site/records/bet-status'
import { categoriesOf, categoryText } from '@/site/elements/category-text'
import type { RecordDefinition } from '@/site/records/record-definition'
import type { RecordQuery } from '@/site/records/record-types'
import { useBetLines } from '@/site/records/use-bet-lines'
import { scopeOf, scopeOptions, useRequestedMember } from '@/site/team/member-filter'
import { TeamPath } from '@/site/team/team-path'
import { useGateway } from '@/site/gateway/gateway-context'
import { teamBets, useTeamBets } from '@/site/gateway/team/team'
import type { TeamBets } from '@/contract/generated/gateway-types'
import type { AgentTeamBettingColumn, AgentTeamBettingProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useWholeSite } from '@/site/merchant/site-context'
import '@/site/ui/icons/later-icons'

type Page = TeamBets['response']
type Bet = Page['items'][number]

/** The record of the team's bets, with the brand's settings. */
export function useTeamBetting(props: AgentTeamBettingProps): RecordDefinition<Bet, AgentTeamBettingColumn, Page> {
  const t = useText()
  const gateway = useGateway()
  const { order, items } = useWholeSite().vendors
  const lines = useBetLines()
  const asked = useRequestedMember()
  const label = <Name extends string>(name: Name) => `betting-record.${name}` as const
  const categories = categoriesOf(order.flatMap((code) => items[code]?.categories ?? []))
  const filters = {
    category: {
      label: label('category'),
      options: categories.map((value) => ({ value, label: categoryText(t, value) })),
    },
    status: { label: label('status'), options: betStatuses.map((value) => ({ value, label: statusText(t, value) })) },
    scope: { label: 'team.scope', options: scopeOptions(t, asked) },
  } as const
  const requestOf = (question: RecordQuery): TeamBets['request'] => {
    const { filters: chosen, ...days } = question
    const { category, status } = chosen
    return {
      ...{ ...days, ...asked, ...scopeOf(question, asked) },
      ...(category !== undefined && { category }),
      ...(status !== undefined && { status }),
    }
  }
  return {
    ...lines,
    title: 'agent-team-betting.title',
    icon: 'receipt',
    tabs: [{ name: 'all', label: label('all'), longest: 30 }],
    filters: props.filters.map((name) => ({ name, ...filters[name] })).filter(({ options }) => options.length > 0),
    columns: {
      account: { label: 'team.account', kind: 'text', value: ({ account }) => account },
      ...lines.columns,
    },
    useRead: (question) => useTeamBets(question && requestOf(question)),
    readPage: (question) => gateway.send(teamBets, requestOf(question)),
    head: (page) => <TeamPath path={page?.path} />,
  }
}
