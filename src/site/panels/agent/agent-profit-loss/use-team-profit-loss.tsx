import { profitLines } from '@/site/records/profit-lines'
import type { RecordDefinition } from '@/site/records/record-definition'
import type { RecordQuery } from '@/site/records/record-types'
import { useRequestedMember } from '@/site/team/member-filter'
import { TeamPath } from '@/site/team/team-path'
import { useGateway } from '@/site/gateway/gateway-context'
import { teamProfit, useTeamProfit } from '@/site/gateway/team/team'
import type { TeamProfit } from '@/contract/generated/gateway-types'
import type { AgentProfitLossColumn, AgentProfitLossProps } from '@/contract/generated/merchant-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { usePanelQuery } from '@/site/merchant/centres/panel-query'
import { Button } from '@/site/ui/button'
import '@/site/ui/icons/later-icons'

type Page = TeamProfit['response']
type Line = Page['items'][number]

/** Maximum number of days in one request. */
const longest = 30

/** The record of the team's profit and loss, with the brand's settings. */
export function useTeamProfitLoss(props: AgentProfitLossProps): RecordDefinition<Line, AgentProfitLossColumn, Page> {
  const t = useText()
  const format = useFormat()
  const gateway = useGateway()
  const asked = useRequestedMember()
  const [query, , step] = usePanelQuery()
  const shown = props.tabs.find((name) => name === query.get('tab')) ?? props.tabs[0]
  const requestOf = ({ from, to, pageNo, pageSize }: RecordQuery, tab: string): TeamProfit['request'] => ({
    ...{ from, to, pageNo, pageSize, ...asked },
    by: tab === 'days' ? 'day' : 'member',
  })
  return {
    title: 'agent-profit-loss.title',
    icon: 'swap',
    note: 'agent-profit-loss.note',
    tabs: props.tabs.map((name) => ({ name, label: `agent-profit-loss.${name}`, longest })),
    filters: [],
    sorts: ['time'],
    columns: {
      name: {
        label: shown === 'days' ? 'agent-profit-loss.day' : 'team.account',
        kind: 'day',
        value: ({ name, scope }) => (scope === 'own' ? t('team.alone', { name }) : name),
      },
      size: {
        label: 'team.size',
        kind: 'text',
        isOfSome: true,
        value: ({ scope, size }) => (scope === 'team' ? format.number(size) : null),
      },
      ...profitLines.columns,
    },
    // An agent's own figures stand beside those of a whole team under the same name.
    lineOf: ({ name, scope }) => (scope === 'own' ? `${name}/own` : name),
    useRead: (question, tab) => useTeamProfit(question && requestOf(question, tab)),
    readPage: (question, tab) => gateway.send(teamProfit, requestOf(question, tab)),
    totalsOf: profitLines.totalsOf,
    head: (page) => <TeamPath path={page?.path} />,
    more: ({ name, scope, size }) =>
      scope === 'team' && (
        <Button
          emphasis="strong"
          onClick={() => step({ member: name, page: undefined, until: undefined, line: undefined })}
        >
          {t('team.open', { n: size })}
        </Button>
      ),
  }
}
