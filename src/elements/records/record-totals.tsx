import { styled } from 'styled-components'
import { Amount } from '@/elements/amount'
import { useText } from '@/i18n/language'
import type { RecordTotal } from './record-types'

/** Figures over all lines that were asked for, and where there are several pages, over the one that is shown. */
export function RecordTotals({ totals, hasPages }: { totals: readonly RecordTotal[]; hasPages: boolean }) {
  const t = useText()
  if (totals.length === 0) return null
  return (
    <Figures>
      {totals.map(({ name, label, all, page }) => (
        <div key={name}>
          <dt>{t(label)}</dt>
          <dd>
            <Amount amount={all} />
          </dd>
          {hasPages && (
            <dd>
              {t('record.ofPage')} <Amount amount={page} />
            </dd>
          )}
        </div>
      ))}
    </Figures>
  )
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr));
  gap: 0.5rem 1rem;
  padding: 0.75rem;
  border-radius: min(var(--radius-card), 1rem);
  background: color-mix(in srgb, var(--color-accent) 9%, transparent);

  dt,
  dd + dd {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  dt + dd {
    font-size: min(var(--font-size-large), 8cqi);
    font-weight: var(--font-weight-heading);
  }
`
