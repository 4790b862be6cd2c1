import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import type { Reward, RewardCondition } from '@/site/gateway/rewards/rewards'
import type { Action } from '@/contract/generated/merchant-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'
import { Icon } from '@/site/ui/icons/icon'
import { ProgressBar } from '@/site/ui/loading/progress-bar'
import { PartTitle } from './part-title'

interface ConditionsProps {
  readonly reward: Reward
  readonly play: Action | undefined
}

const toDeposit: Action = { action: 'memberCentre', panel: 'deposit', query: {} }
const toSafety: Action = { action: 'memberCentre', panel: 'security-center', query: {} }

/** The conditions of a reward with the player's progress, and a link to fulfil each. */
export function Conditions({ reward: { conditions, state }, play }: ConditionsProps) {
  const t = useText()
  return (
    <section>
      <PartTitle>{t('reward-center.conditions')}</PartTitle>
      <List>
        {conditions.map((condition) => (
          <li key={condition.what}>
            <ConditionState condition={condition} />
            {state !== 'expired' && !condition.met && <FulfilLink condition={condition} play={play} />}
          </li>
        ))}
      </List>
    </section>
  )
}

function ConditionState({ condition: { what, unit, required, reached, met } }: { condition: RewardCondition }) {
  const t = useText()
  const format = useFormat()
  const { currency } = useSite().site
  const figure = (value: number) => (unit === 'amount' ? format.amount(value, currency) : format.number(value))
  const name = t(`reward-center.what.${what}`)
  return (
    <Row>
      <span>
        {met && <Icon name="check" size={16} />}
        {name}
      </span>
      {unit === 'step' ? (
        <span>{t(met ? 'reward-center.met' : 'reward-center.notMet')}</span>
      ) : (
        <>
          <span>{t('reward-center.of', { reached: figure(reached), required: figure(required) })}</span>
          <ProgressBar label={name} value={reached} max={required} />
        </>
      )}
    </Row>
  )
}

/** Link to fulfil a condition. The brand decides whether there is a link to bet. */
function FulfilLink({ condition: { what }, play }: { condition: RewardCondition; play: Action | undefined }) {
  const t = useText()
  if (what === 'deposit') return <Link action={toDeposit}>{t('reward-center.way.deposit')}</Link>
  if (what === 'paymentPassword' || what === 'payoutAccount')
    return <Link action={toSafety}>{t('reward-center.way.safety')}</Link>
  return play === undefined ? null : <Link action={play}>{t('reward-center.way.play')}</Link>
}

const List = styled.ul`
  display: grid;
  gap: 0.6rem;
  margin: 0.4rem 0 0;
  padding: 0;
  list-style: none;
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  justify-content: space-between;
  font-variant-numeric: tabular-nums;

  > span:first-child {
    display: inline-flex;
    gap: 0.35rem;
    align-items: center;
  }

  > span + span {
    color: var(--color-text-muted);
  }

  svg {
    flex: none;
    color: var(--color-success);
  }
`

const Link = styled(ActionTarget)`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
`
