import { styled } from 'styled-components'
import { PanelHint } from '@/elements/panel-section'
import { ReadSection } from '@/elements/read-section'
import { useConsolidatedFunds } from '@/gateway/consolidated-funds'
import type { ConsolidatedFunds } from '@/generated/gateway-types'
import type { AgentTeamOverviewProps } from '@/generated/merchant-types'
import { useFormat } from '@/i18n/format'
import { useText } from '@/i18n/language'
import { useSite } from '@/site/site-context'
import { SkeletonBar } from '@/ui/skeleton'

type Team = NonNullable<ConsolidatedFunds['response']['team']>
type Figures = AgentTeamOverviewProps['figures']

/** The team and its day so far (2 §3). */
export function TeamFigures({ figures }: { figures: Figures }) {
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

function FigureList({ figures, team }: { figures: Figures; team: Team | undefined }) {
  const t = useText()
  const { currency } = useSite().site
  const format = useFormat()
  const shown = (name: Figures[number], { [name]: value }: Team) =>
    name === 'size' || name === 'newMembers' ? format.number(value) : format.amount(value, currency)
  return (
    <Tiles>
      {figures.map((name) => (
        <div key={name}>
          <dt>{t(`agent-team-overview.${name}`)}</dt>
          <dd>{team === undefined ? <SkeletonBar aria-hidden /> : shown(name, team)}</dd>
        </div>
      ))}
    </Tiles>
  )
}

/** Rows where the panel is narrow, tiles that a long amount fits into where it is not. */
const Tiles = styled.dl`
  display: grid;
  gap: 0.5rem;

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 1rem;
    padding: 0.6rem 1rem;
    border-radius: min(var(--radius-control), 1rem);
    background: color-mix(in srgb, var(--color-text) 6%, transparent);
  }

  dt {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  dd {
    min-block-size: 1.55em;
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
    font-weight: var(--font-weight-control);
    overflow-wrap: anywhere;
    text-align: end;
  }

  @container (min-width: 26rem) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
    gap: 0.75rem;

    > div {
      display: grid;
      justify-content: stretch;
      align-content: space-between;
    }

    dd {
      margin-inline-start: 0;
      font-size: var(--font-size-large);
      text-align: start;
    }
  }
`
