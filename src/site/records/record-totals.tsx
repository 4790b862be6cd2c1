import { Amount } from '@/site/elements/amount'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { Figure, Figures } from '@/site/ui/figure'
import type { RecordTotal } from './record-types'

interface RecordTotalsProps {
  readonly totals: readonly RecordTotal[]
  readonly hasPages: boolean
  /** They are those of what was asked for before. */
  readonly isBusy: boolean
}

/** Figures over all lines that were asked for, and where there are several pages, over the one that is shown. */
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
