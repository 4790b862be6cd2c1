import { styled } from 'styled-components'
import { ReceiptLink } from '@/site/elements/receipt-link'
import { useRewardText } from '@/site/money/reward-text'
import type { Milestone, Mission } from '@/site/gateway/rewards/missions'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { Icon } from '@/site/ui/icons/icon'
import { useMissionFigure } from './use-mission-figure'

interface MilestoneRowProps {
  readonly milestone: Milestone
  readonly mission: Mission
  readonly isBusy: boolean
  readonly onClaim: () => void
}

/** A milestone: its target, its payout and its state. A paid one links to its receipt. */
export function MilestoneRow({ milestone, mission, isBusy, onClaim }: MilestoneRowProps) {
  const t = useText()
  const figure = useMissionFigure()
  const say = useRewardText('missions.points')
  const { target, reward, rewardUnit, state, number } = milestone
  const shown = say(reward, rewardUnit)
  return (
    <Row>
      <div>
        <span>{t('missions.target', { target: figure(target, mission.unit) })}</span>
        <strong>{shown}</strong>
      </div>
      {state === 'claimable' ? (
        <Button emphasis="strong" busy={isBusy} onClick={onClaim}>
          {t('missions.claim')}
          <span className="visually-hidden">
            : {mission.title}, {shown}
          </span>
        </Button>
      ) : (
        <State data-state={state}>
          {state === 'claimed' && <Icon name="check" size={16} />}
          <span>{mission.state === 'coming' ? t('missions.list.coming') : t(`missions.state.${state}`)}</span>
          {number !== null && <ReceiptLink number={number} />}
        </State>
      )}
    </Row>
  )
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  align-items: center;
  justify-content: space-between;
  min-block-size: 2.75rem;
  padding-block: 0.4rem;

  > div {
    display: grid;
    min-inline-size: 0;
  }

  > div > span {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }
`

const State = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 0.4rem;
  align-items: center;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);

  &[data-state='claimed'] {
    color: var(--color-success);
  }
`
