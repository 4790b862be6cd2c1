import { styled } from 'styled-components'
import { useBalance } from '@/gateway/balance'
import { useFormat } from '@/i18n/format'
import { useText } from '@/i18n/language'
import { useSite } from '@/site/site-context'
import { SkeletonBar } from '@/ui/skeleton'

/** Balance of the player, large. */
export function PlayerBalance() {
  const t = useText()
  const format = useFormat()
  const { currency } = useSite().site
  const { data, error } = useBalance()
  return (
    <Figures>
      <dt>{t('header.balance')}</dt>
      <dd>
        {data !== undefined && format.amount(data.sumBalance, currency)}
        {data === undefined && (error === undefined ? <SkeletonBar /> : t('header.balanceFailed'))}
      </dd>
    </Figures>
  )
}

const Figures = styled.dl`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: min(var(--radius-card), 1rem);

  > dt {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  > dd {
    margin: 0;
    min-block-size: 1.5em;
    font-family: var(--font-heading);
    /* An amount is never broken: it stays narrower than a phone, however large the text is. */
    font-size: min(var(--font-size-large), 7vw);
    font-variant-numeric: tabular-nums;
    font-weight: var(--font-weight-control);
  }
`
