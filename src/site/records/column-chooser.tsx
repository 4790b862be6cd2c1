import { Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { Icon } from '@/site/ui/icons/icon'
import '@/site/ui/icons/later-icons'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { openingColumn, type RecordColumns, type RecordLayout } from './record-types'

const ColumnSheet = lazyPart('column-sheet', () => import('./column-sheet').then((part) => part.ColumnSheet))

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
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Wide>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="sliders" size={18} />
        {t('record.columns')}
      </Button>
      {isOpen && (
        <Suspense>
          <ColumnSheet
            record={record}
            columns={layout.columns.map((name) => ({ name, label: t(columns[name].label) }))}
            opening={openingColumn(layout)}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
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
