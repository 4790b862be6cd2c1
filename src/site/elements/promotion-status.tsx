import { styled } from 'styled-components'
import type { PromotionActivity } from '@/site/gateway/rewards/promotion-activities'
import { useText } from '@/site/i18n/language'

interface PromotionStatusProps {
  readonly activity: Pick<PromotionActivity, 'status' | 'unmet' | 'forGood'>
}

/**
 * How a promotion stands to the player, as a label (2 §4). One that is on, and whose conditions the player does not
 * meet, is not for the player: now, or for good.
 */
export function PromotionStatus({ activity }: PromotionStatusProps) {
  const t = useText()
  const { status, unmet, forGood = false } = activity
  if (status !== 'process' || unmet.length === 0)
    return <Word data-status={status}>{t(`promotion.status.${status}`)}</Word>
  return <Word>{t(forGood ? 'promotion.status.never' : 'promotion.status.unmet')}</Word>
}

const Word = styled.span`
  display: inline-block;
  padding: 0.1em 0.7em;
  border: 1px solid currentColor;
  border-radius: 1em;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  font-weight: var(--font-weight-control);

  &[data-status='issued'],
  &[data-status='joined'],
  &[data-status='process'] {
    color: var(--color-success);
  }

  &[data-status='rejected'] {
    color: var(--color-danger);
  }
`
