import { styled } from 'styled-components'
import { Copyable } from '@/elements/copyable'
import { useText } from '@/i18n/language'
import { Dialog } from '@/ui/dialog'
import { RecordCell } from './record-cell'
import type { RecordColumn, RecordColumns } from './record-types'

interface RecordDetailProps<Row, Column extends string> {
  readonly title: string
  readonly columns: RecordColumns<Row, Column>
  readonly row: Row
  readonly onClose: () => void
}

/** Everything that is known of a line, its numbers to be copied. */
export function RecordDetail<Row, Column extends string>({
  title,
  columns,
  row,
  onClose,
}: RecordDetailProps<Row, Column>) {
  const t = useText()
  const all = Object.values<RecordColumn<Row>>(columns)
  return (
    <Dialog title={title} closesOutside onClose={onClose}>
      <Rows>
        {all.map((column) => {
          const label = t(column.label)
          const value = column.value(row)
          const isCopied = column.kind === 'code' && value !== null && value !== undefined
          return (
            <div key={column.label}>
              <dt>{label}</dt>
              <dd>
                {isCopied ? (
                  <Copyable text={String(value)} label={t('record.copy', { name: label })} />
                ) : (
                  <RecordCell column={column} row={row} />
                )}
              </dd>
            </div>
          )
        })}
      </Rows>
    </Dialog>
  )
}

const Rows = styled.dl`
  display: grid;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 0.75rem;
    align-items: center;
    min-block-size: 2.75rem;
    border-block-end: 1px solid var(--color-border);
  }

  dt {
    color: var(--color-text-muted);
  }

  dd {
    overflow-wrap: anywhere;
  }
`
