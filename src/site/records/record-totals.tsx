import { useState } from 'react'
import { styled } from 'styled-components'
import { Amount } from '@/site/elements/amount'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { Figure, Figures } from '@/site/ui/figure'
import { IconButton } from '@/site/ui/icons/icon-button'
import type { RecordTotal } from './record-types'

interface RecordTotalsProps {
  readonly totals: readonly RecordTotal[]
  readonly hasPages: boolean
  /** The totals are stale: they belong to the previous query. */
  readonly isBusy: boolean
}

/** Totals that stand side by side on a phone. */
const mostFolded = 2

/**
 * Totals over all lines of the query, and, where there are several pages, over the current one. On a phone the first
 * ones stand in one row, so that the lines come soon; a press shows all.
 */
export function RecordTotals({ totals, hasPages, isBusy }: RecordTotalsProps) {
  const t = useText()
  const { number } = useFormat()
  const [isOpen, setIsOpen] = useState(false)
  if (totals.length === 0) return null
  return (
    <Root data-folded={!isOpen || undefined}>
      <Figures aria-busy={isBusy}>
        {totals.map(({ name, label, isPoints = false, all, page }, at) => (
          <Figure
            key={name}
            label={t(label)}
            isFurther={at >= mostFolded}
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
      {(hasPages || totals.length > mostFolded) && (
        <IconButton
          icon="chevron-down"
          label={t('record.details')}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      )}
    </Root>
  )
}

const Root = styled.div`
  position: relative;

  /* Figures stand below each other in columns, each with room for an amount of millions. */
  > dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));

    &:has([data-long]) {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
    }
  }

  > button {
    display: none;
  }

  @container (max-width: 43.99rem) {
    > dl {
      padding-block: 0.15rem;
    }

    > button {
      position: absolute;
      display: inline-grid;
      inset-block-start: 0;
      inset-inline-end: 0;
    }

    > button[aria-expanded='true'] > svg {
      rotate: 180deg;
    }

    > dl:has(+ button) {
      padding-inline-end: 2.75rem;
    }

    &[data-folded] > dl {
      display: flex;
      flex-wrap: nowrap;
      line-height: 1.3;

      > div {
        flex: 1 1 0;
        min-inline-size: min-content;
      }

      > [data-further],
      dd + dd {
        display: none;
      }

      /* As wide as its figure has room: a long label would push figures over the edge. */
      dt {
        inline-size: 0;
        min-inline-size: 100%;
        overflow: hidden;
        white-space: nowrap;
        text-overflow: ellipsis;
      }

      dt + dd {
        font-size: min(var(--font-size-body, 1rem), 4.6cqi);
      }

      dt + dd:has([data-long]) {
        font-size: min(var(--font-size-body, 1rem), 3.9cqi);
      }
    }
  }
`
