import { styled } from 'styled-components'
import type { PromotionActivity } from '@/site/gateway/rewards/promotion-activities'
import { useText } from '@/site/i18n/language'

/** The status of a promotion as a label (2 §4). */
export function PromotionStatus({ status }: Pick<PromotionActivity, 'status'>) {
  const t = useText()
  return <Word data-status={status}>{t(`promotion.status.${status}`)}</Word>
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
