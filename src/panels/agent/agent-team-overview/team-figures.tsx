import { PanelHint } from '@/elements/panel-section'
import { ReadSection } from '@/elements/read-section'
import { useConsolidatedFunds } from '@/gateway/consolidated-funds'
import type { ConsolidatedFunds } from '@/generated/gateway-types'
import type { AgentTeamOverviewProps } from '@/generated/merchant-types'
import { useFormat } from '@/i18n/format'
import { useText } from '@/i18n/language'
import { useSite } from '@/site/site-context'
import { Figure, Figures } from '@/ui/figure'

type Team = NonNullable<ConsolidatedFunds['response']['team']>
type FigureName = AgentTeamOverviewProps['figures'][number]

/** The team and its day so far (2 §3). */
export function TeamFigures({ figures }: { figures: readonly FigureName[] }) {
  const t = useText()
  return (
    <ReadSection title={t('agent-team-overview.team')} read={useConsolidatedFunds()}>
      {(funds) =>
        funds?.team === null ? (
          <PanelHint>{t('agent-team-overview.noTeam')}</PanelHint>
        ) : (
          <FigureList figures={figures} team={funds?.team} />
        )
      }
    </ReadSection>
  )
}

function FigureList({ figures, team }: { figures: readonly FigureName[]; team: Team | undefined }) {
  const t = useText()
  const { currency } = useSite().site
  const format = useFormat()
  const shown = (name: FigureName, { [name]: value }: Team) =>
    name === 'size' || name === 'newMembers' ? format.number(value) : format.amount(value, currency)
  return (
    <Figures>
      {figures.map((name) => (
        <Figure key={name} label={t(`agent-team-overview.${name}`)}>
          {team && shown(name, team)}
        </Figure>
      ))}
    </Figures>
  )
}
