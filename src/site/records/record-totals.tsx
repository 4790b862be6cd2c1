import { Amount } from '@/site/elements/amount'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { Figure, Figures } from '@/site/ui/figure'
import type { RecordTotal } from './record-types'

interface RecordTotalsProps {
  readonly totals: readonly RecordTotal[]
  readonly hasPages: boolean
  /** The totals are stale: they belong to the previous query. */
  readonly isBusy: boolean
}

/** Totals over all lines of the query, and, where there are several pages, over the current one. */
export function RecordTotals({ totals, hasPages, isBusy }: RecordTotalsProps) {
  const t = useText()
  const { number } = useFormat()
  if (totals.length === 0) return null
  return (
    <Figures aria-busy={isBusy}>
      {totals.map(({ name, label, isPoints = false, all, page }) => (
        <Figure
          key={name}
          label={t(label)}
          hint={
            hasPages ? (
              <>
                {t('record.ofPage')} {isPoints ? number(page) : <Amount amount={page} />}
              </>
            ) : undefined
          }
        >
          {isPoints ? number(all) : <Amount amount={all} />}
        </Figure>
      ))}
    </Figures>
  )
}
