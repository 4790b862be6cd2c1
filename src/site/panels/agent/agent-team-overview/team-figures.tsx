import { styled } from 'styled-components'
import { PanelHint } from '@/site/elements/panel/panel-section'
import { ReadSection } from '@/site/elements/panel/read-section'
import { useStatement } from '@/site/elements/use-statement'
import { TeamInvite } from '@/site/team/team-invite'
import { useTeamOverview } from '@/site/gateway/team/team'
import type { TeamOverview } from '@/contract/generated/gateway-types'
import type { AgentTeamOverviewProps } from '@/contract/generated/merchant-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { usePanelQuery } from '@/site/merchant/centres/panel-query'
import { useSite } from '@/site/merchant/site-context'
import { Choices } from '@/site/ui/inputs/choices'
import { Figure, Figures } from '@/site/ui/figure'
import { TeamChart } from './team-chart'

type Overview = TeamOverview['response']
type FigureName = AgentTeamOverviewProps['figures'][number]
type PeriodName = AgentTeamOverviewProps['period']

const periods = ['today', 'week', 'month'] as const

type TeamFiguresProps = Pick<AgentTeamOverviewProps, 'figures' | 'period' | 'chart'>

/** Figures of the whole team in the selected period, compared with the period before (2 §2 team overview). */
export function TeamFigures({ figures, period: first, chart }: TeamFiguresProps) {
  const t = useText()
  const { whole } = useStatement()
  const [query, change] = usePanelQuery()
  const period = periods.find((name) => name === query.get('period')) ?? first
  return (
    <ReadSection title={t('agent-team-overview.team')} read={useTeamOverview()}>
      {(overview) =>
        overview?.size === 0 ? (
          <>
            <PanelHint>{t('agent-team-overview.noTeam')}</PanelHint>
            <div>
              <TeamInvite />
            </div>
          </>
        ) : (
          <>
            <Choices
              label={t('record.days')}
              choices={periods.map((name) => ({ name, label: t(`agent-team-overview.${name}`) }))}
              selected={period}
              onSelect={(name) => change({ period: name === first ? undefined : name })}
            />
            <FigureList figures={figures} overview={overview} period={period} />
            {overview && <AsOf>{t('agent-team-overview.asOf', { time: whole(overview.asOf) })}</AsOf>}
            {overview && chart && <TeamChart days={overview.days} />}
          </>
        )
      }
    </ReadSection>
  )
}

interface FigureListProps {
  readonly figures: readonly FigureName[]
  readonly overview: Overview | undefined
  readonly period: PeriodName
}

function FigureList({ figures, overview, period }: FigureListProps) {
  const t = useText()
  const { currency } = useSite().site
  const format = useFormat()
  const isCount = (name: FigureName) => name === 'size' || name === 'newMembers' || name === 'active'
  const say = (name: FigureName, value: number) =>
    isCount(name) ? format.number(value) : format.amount(value, currency)
  const sayChange = (name: FigureName, value: number) =>
    isCount(name) ? format.signed(value) : format.change(value, currency)
  const valueOf = (name: FigureName, { size, balance, periods: told }: Overview) =>
    name === 'size' ? size : name === 'balance' ? balance : told[period].now[name]
  // Current values have no previous period to compare with.
  const before = (name: FigureName, { periods: told }: Overview) =>
    name === 'size' || name === 'balance'
      ? undefined
      : t(`agent-team-overview.before.${period}`, {
          change: unbroken(sayChange(name, told[period].change[name])),
          value: unbroken(say(name, told[period].before[name])),
        })
  return (
    <Figures>
      {figures.map((name) => (
        <Figure key={name} label={t(`agent-team-overview.${name}`)} hint={overview && before(name, overview)}>
          {overview && <ExactFigure>{say(name, valueOf(name, overview))}</ExactFigure>}
        </Figure>
      ))}
    </Figures>
  )
}

/** Prevents a line break between a minus sign and its amount, also within a sentence. */
const unbroken = (amount: string): string => amount.replaceAll('-', '-\u2060')

const ExactFigure = styled.bdi`
  white-space: nowrap;
`

const AsOf = styled.p`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`
