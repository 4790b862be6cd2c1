import { useId } from 'react'
import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { ReceiptLink } from '@/site/elements/receipt-link'
import { useStatement } from '@/site/elements/use-statement'
import { TimeLeft } from '@/site/elements/time-left'
import type { Reward } from '@/site/gateway/rewards/rewards'
import type { Rewards } from '@/contract/generated/gateway-types'
import type { Action } from '@/contract/generated/merchant-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'
import { Button } from '@/site/ui/button'
import { Conditions } from './conditions'
import { Prizes } from './prizes'
import { useRewardPay } from './reward-pay'

interface RewardCardProps {
  /** The answer with the server's current time. */
  readonly answer: Rewards['response']
  readonly reward: Reward
  readonly hasPrizes: boolean
  readonly play: Action | undefined
  readonly isBusy: boolean
  readonly onClaim: () => void
  /** Called when its time is over. */
  readonly onOver: () => void
}

/** A reward: its payout, its conditions, its deadline, and the button to claim it. */
export function RewardCard({ answer, reward, hasPrizes, play, isBusy, onClaim, onOver }: RewardCardProps) {
  const t = useText()
  const id = useId()
  const say = useRewardPay()
  const format = useFormat()
  const { currency } = useSite().site
  const { kind, title, text, state, turnover, prizes, claimed } = reward
  const pays = claimed ?? reward.reward
  return (
    <Card aria-labelledby={id}>
      <Head>
        <h3 id={id} dir="auto">
          {title}
        </h3>
        {pays !== null && <strong>{say(pays.value, pays.unit)}</strong>}
        <p dir="auto">{text}</p>
        <small>
          <Deadline answer={answer} reward={reward} onOver={onOver} />
        </small>
        {turnover > 0 && <small>{t('reward-center.turnover', { amount: format.amount(turnover, currency) })}</small>}
      </Head>
      {hasPrizes && prizes.length > 0 && state !== 'claimed' && <Prizes prizes={prizes} />}
      {state !== 'claimed' && reward.conditions.length > 0 && <Conditions reward={reward} play={play} />}
      {state === 'available' && (
        <Button emphasis="strong" busy={isBusy} onClick={onClaim}>
          {t(kind === 'raffle' ? 'reward-center.draw' : 'reward-center.claim')}
          <span className="visually-hidden">: {title}</span>
        </Button>
      )}
      {typeof claimed?.number === 'string' && <ReceiptLink number={claimed.number} />}
      {claimed?.unit === 'spins' && play !== undefined && (
        <ActionTarget action={play}>{t('reward-center.playSpins')}</ActionTarget>
      )}
    </Card>
  )
}

/** Until when a reward can be claimed, or its conditions be met. */
export const deadlineOf = ({ state, ends, until }: Reward): string | null => (state === 'available' ? until : ends)

/** The deadline of a reward, or when it was claimed or expired. */
function Deadline({ answer, reward, onOver }: Pick<RewardCardProps, 'answer' | 'reward' | 'onOver'>) {
  const t = useText()
  const { whole } = useStatement()
  const { state, until, claimed } = reward
  if (claimed !== null) return t('reward-center.claimedOn', { time: whole(claimed.time) })
  const moment = deadlineOf(reward)
  if (moment === null) return t('reward-center.noEnd')
  if (state === 'expired') return t('reward-center.expiredOn', { time: whole(until ?? moment) })
  return (
    <>
      {t(state === 'available' ? 'reward-center.claimIn' : 'reward-center.endsIn')}{' '}
      <TimeLeft key={state} answer={answer} until={moment} onOver={onOver} />
    </>
  )
}

/** One column, or two where there is space. */
export const RewardList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  margin: 0;
  padding: 0;
  list-style: none;

  @container (min-width: 46rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Card = styled.li`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  align-content: start;
  padding: clamp(1rem, 4cqi, 1.5rem);
  border: 1px solid var(--color-border);
  border-radius: min(var(--radius-card), 1.25rem);
  background: color-mix(in srgb, var(--color-surface) 70%, transparent);

  > a,
  > button {
    justify-self: start;
  }
`

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.2rem;
  overflow-wrap: anywhere;
  text-wrap: pretty;

  > strong {
    font-size: min(clamp(1.2rem, 6cqi, 1.6rem), 7cqi);
    font-variant-numeric: tabular-nums;
  }

  > p,
  > small {
    color: var(--color-text-muted);
  }

  > small {
    font-size: var(--font-size-small);
  }
`
