import { useId } from 'react'
import { styled } from 'styled-components'
import { Amount } from '@/site/elements/amount'
import { Timeline } from '@/site/elements/timeline'
import type { Redemption } from '@/site/gateway/rewards/point-mall'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'

/** A redemption: the reward, its cost, and its timeline. */
export function RedemptionCard({ redemption }: { readonly redemption: Redemption }) {
  const t = useText()
  const id = useId()
  const { number: format } = useFormat()
  const { name, quantity, points, amount, status, time, reviewed, remark, number, endNumber } = redemption
  // Money is returned only if some was paid.
  const outcome =
    status === 'rejected' && amount === 0 ? 'point-redemptions.pointsBack' : (`point-redemptions.${status}` as const)
  return (
    <Card aria-labelledby={id}>
      <Head>
        <h3 id={id}>
          <bdi>{name}</bdi> {quantity > 1 && `× ${format(quantity)}`}
        </h3>
        <Status data-status={status}>{t(`redemption.${status}`)}</Status>
      </Head>
      <p>
        {t('point-redemptions.points', { count: points })}
        {amount > 0 && (
          <>
            {' '}
            + <Amount amount={amount} />
          </>
        )}
      </p>
      {remark !== '' && <p>{remark}</p>}
      <Timeline
        steps={[
          { name: 'asked', text: t('point-redemptions.asked'), time, receipt: number },
          ...(reviewed === null ? [] : [{ name: 'reviewed', text: t(outcome), time: reviewed, receipt: endNumber }]),
        ]}
        {...(status === 'process' && { coming: t('point-redemptions.process') })}
      />
    </Card>
  )
}

const Card = styled.li`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  align-content: start;
  padding: 1rem;
  border: 1px solid var(--color-border);
  border-radius: min(var(--radius-card), 1.25rem);
  background: var(--color-surface);

  > p {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    overflow-wrap: anywhere;
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem 0.75rem;
  align-items: baseline;
  justify-content: space-between;

  > h3 {
    font-size: var(--font-size-body);
    overflow-wrap: anywhere;
  }
`

const Status = styled.span`
  font-size: var(--font-size-small);
  font-weight: var(--font-weight-control);

  &[data-status='approved'] {
    color: var(--color-success);
  }

  &[data-status='rejected'] {
    color: var(--color-danger);
  }
`
