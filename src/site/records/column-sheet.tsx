import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { Sheet } from '@/site/ui/modals/sheet'
import { toggleColumn, useHiddenColumns } from './hidden-columns'

interface ColumnSheetProps {
  /** Name of the record. */
  readonly record: string
  /** The brand's columns with their labels. */
  readonly columns: readonly { readonly name: string; readonly label: string }[]
  /** The column that cannot be hidden. */
  readonly opening: string
  readonly onClose: () => void
}

/** The columns to choose from. Loaded with the first press. */
export function ColumnSheet({ record, columns, opening, onClose }: ColumnSheetProps) {
  const t = useText()
  const hidden = useHiddenColumns(record)
  return (
    <Sheet title={t('record.columns')} onClose={onClose}>
      <List aria-label={t('record.columns')} role="group">
        {columns.map(({ name, label }) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={name === opening || !hidden.has(name)}
              disabled={name === opening}
              onChange={() => toggleColumn(record, name)}
            />
            {label}
          </label>
        ))}
      </List>
      <Note>{t('record.columnsKept')}</Note>
    </Sheet>
  )
}

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
