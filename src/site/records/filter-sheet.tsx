import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { Icon } from '@/site/ui/icons/icon'
import '@/site/ui/icons/later-icons'
import { RecordSheet } from './record-sheet'

interface FilterSheetProps {
  /** Number of filters that are set: it stands on the button, so that none is out of sight. */
  readonly set: number
  readonly onReset: () => void
  /** The filters, which are shown while the sheet is open. */
  readonly children: ReactNode
}

/** On a phone the filters are behind a button at the end of the row of days. */
export function FilterSheet({ set, onReset, children }: FilterSheetProps) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Opener type="button" aria-haspopup="dialog" data-set={set > 0 || undefined} onClick={() => setIsOpen(true)}>
        <Icon name="sliders" size={20} />
        <span>
          <span className="visually-hidden">{t('record.filters')} </span>
          {set > 0 && set}
        </span>
      </Opener>
      {isOpen && (
        <RecordSheet title={t('record.filters')} onClose={() => setIsOpen(false)}>
          <Body>
            {children}
            <Ends>
              {set > 0 && (
                <Button emphasis="quiet" onClick={onReset}>
                  {t('record.clearFilters')}
                </Button>
              )}
              <Button emphasis="strong" onClick={() => setIsOpen(false)}>
                {t('dateRange.show')}
              </Button>
            </Ends>
          </Body>
        </RecordSheet>
      )}
    </>
  )
}

const Opener = styled.button`
  display: inline-flex;
  flex: none;
  gap: 0.35rem;
  align-items: center;
  justify-content: center;
  min-inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 0 0.6rem;
  border: 1px solid color-mix(in srgb, var(--color-border-strong) 70%, transparent);
  border-radius: var(--radius-control);
  background: none;
  color: inherit;
  font-weight: var(--font-weight-control);

  &[data-set] {
    border: 2px solid var(--color-accent);
  }

  @container (min-width: 44rem) {
    display: none;
  }
`

const Body = styled.div`
  display: grid;
  gap: 0.75rem;
`

const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  justify-content: end;
  padding-block-start: 0.25rem;
`
