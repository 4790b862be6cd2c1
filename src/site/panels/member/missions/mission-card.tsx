import { useId } from 'react'
import { styled } from 'styled-components'
import { useStatement } from '@/site/elements/use-statement'
import { TimeLeft } from '@/site/elements/time-left'
import type { Mission } from '@/site/gateway/rewards/missions'
import type { MissionSummary } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { ProgressBar } from '@/site/ui/loading/progress-bar'
import { Leaderboard } from './leaderboard'
import { MilestoneRow } from './milestone-row'
import { useMissionFigure } from './use-mission-figure'

interface MissionCardProps {
  /** The answer with the server's current time. */
  readonly answer: MissionSummary['response']
  readonly mission: Mission
  readonly hasLeaderboard: boolean
  readonly isBusy: boolean
  readonly onClaim: (milestone: string) => void
  /** Called when the mission starts or ends. */
  readonly onOver: () => void
}

/** What a mission of each state counts down to. */
export const momentOf = { coming: 'startsAt', running: 'endsAt', ended: 'claimUntil' } as const

const labels = { coming: 'missions.startsIn', running: 'missions.endsIn', ended: 'missions.claimIn' } as const

/** A mission: its dates, the progress, and the payout of each milestone. */
export function MissionCard({ answer, mission, hasLeaderboard, isBusy, onClaim, onOver }: MissionCardProps) {
  const t = useText()
  const id = useId()
  const { day } = useStatement()
  const figure = useMissionFigure()
  const { title, startsAt, endsAt, state, unit, counts, progress, milestones } = mission
  const isTimed = state !== 'ended' || milestones.some((milestone) => milestone.state === 'claimable')
  const name = t(`missions.counts.${counts}`)
  // The end is exclusive: the last day is the one before it.
  const last = new Date(Date.parse(endsAt) - 1).toISOString()
  const [from, to] = [day(startsAt), day(last)]
  return (
    <Card aria-labelledby={id}>
      <Head>
        <h4 id={id} dir="auto">
          {title}
        </h4>
        <small>{from === to ? from : t('missions.dates', { from, to })}</small>
        {isTimed && (
          <small>
            {t(labels[state])} <TimeLeft key={state} answer={answer} until={mission[momentOf[state]]} onOver={onOver} />
          </small>
        )}
      </Head>
      {state !== 'coming' && (
        <Reached>
          <p>
            {name} <strong>{figure(progress, unit)}</strong>
          </p>
          <ProgressBar label={name} value={progress} max={milestones.at(-1)?.target ?? progress} />
        </Reached>
      )}
      <Milestones>
        {milestones.map((milestone) => (
          <MilestoneRow
            key={milestone.id}
            milestone={milestone}
            mission={mission}
            isBusy={isBusy}
            onClaim={() => onClaim(milestone.id)}
          />
        ))}
      </Milestones>
      {hasLeaderboard && <Leaderboard mission={mission} />}
    </Card>
  )
}

const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  align-content: start;
  padding: clamp(0.75rem, 3cqi, 1rem);
  border: 1px solid var(--color-border);
  border-radius: min(var(--radius-card), 1rem);
  background: var(--color-surface-raised);
`

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.15rem;
  overflow-wrap: anywhere;

  small {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    text-wrap: balance;
  }
`

const Reached = styled.div`
  display: grid;
  gap: 0.3rem;

  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
    justify-content: space-between;
  }

  strong {
    font-variant-numeric: tabular-nums;
  }
`

const Milestones = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li + li {
    border-block-start: 1px solid var(--color-border);
  }
`
