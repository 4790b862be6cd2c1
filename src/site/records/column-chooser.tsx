import { useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { Icon } from '@/site/ui/icons/icon'
import '@/site/ui/icons/later-icons'
import { Sheet } from '@/site/ui/modals/sheet'
import { toggleColumn, useHiddenColumns } from './hidden-columns'
import { openingColumn, type RecordColumns, type RecordLayout } from './record-types'

interface ColumnChooserProps<Row, Column extends string> {
  /** Name of the record. */
  readonly record: string
  readonly columns: RecordColumns<Row, Column>
  readonly layout: Pick<RecordLayout<Column>, 'columns' | 'card'>
}

/**
 * Lets the player choose which of the brand's columns the table shows. The column that opens a line cannot be hidden;
 * cards keep the brand's layout.
 */
export function ColumnChooser<Row, Column extends string>({
  record,
  columns,
  layout,
}: ColumnChooserProps<Row, Column>) {
  const t = useText()
  const hidden = useHiddenColumns(record)
  const [isOpen, setIsOpen] = useState(false)
  const opening = openingColumn(layout)
  return (
    <Wide>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="sliders" size={18} />
        {t('record.columns')}
      </Button>
      {isOpen && (
        <Sheet title={t('record.columns')} onClose={() => setIsOpen(false)}>
          <List aria-label={t('record.columns')} role="group">
            {layout.columns.map((name) => (
              <label key={name}>
                <input
                  type="checkbox"
                  checked={name === opening || !hidden.has(name)}
                  disabled={name === opening}
                  onChange={() => toggleColumn(record, name)}
                />
                {t(columns[name].label)}
              </label>
            ))}
          </List>
          <Note>{t('record.columnsKept')}</Note>
        </Sheet>
      )}
    </Wide>
  )
}

/** Hidden where the record is shown as cards, which have no columns. */
const Wide = styled.div`
  display: none;

  @container (min-width: 44rem) {
    display: block;
  }
`

const List = styled.div`
  display: grid;

  > label {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    min-block-size: 2.75rem;
  }

  input {
    inline-size: 1.15rem;
    block-size: 1.15rem;
    margin: 0;
    accent-color: var(--color-accent);
  }
`

const Note = styled.p`
  padding-block-start: 0.75rem;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`
