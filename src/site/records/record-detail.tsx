import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Balls, NumberBalls } from '@/site/elements/balls'
import { Copyable } from '@/site/elements/copyable'
import { Fact, Facts } from '@/site/elements/fact'
import { ReceiptLink } from '@/site/elements/receipt-link'
import { useText } from '@/site/i18n/language'
import { Sheet } from '@/site/ui/modals/sheet'
import { isEmptyValue } from './is-empty-value'
import { RecordCell } from './record-cell'
import type { RecordColumn, RecordColumns } from './record-types'

interface RecordDetailProps<Row, Column extends string> {
  readonly title: string
  readonly columns: RecordColumns<Row, Column>
  readonly row: Row
  readonly onClose: () => void
  /** Actions on the line. */
  readonly children: ReactNode
}

/** All data of a line, with its numbers to copy. */
export function RecordDetail<Row, Column extends string>({
  title,
  columns,
  row,
  onClose,
  children,
}: RecordDetailProps<Row, Column>) {
  const t = useText()
  const all = Object.values<RecordColumn<Row>>(columns)
  const told = all.filter((column) => column.isOfSome !== true || !isEmptyValue(column.value(row)))
  return (
    <Sheet title={title} wide="side" onClose={onClose}>
      <Root>
        <Facts>
          {told.map((column) => {
            const label = t(column.label)
            return (
              <Fact key={column.label} name={label}>
                <DetailValue column={column} row={row} label={label} />
              </Fact>
            )
          })}
        </Facts>
        {children}
      </Root>
    </Sheet>
  )
}

interface DetailValueProps<Row> {
  readonly column: RecordColumn<Row>
  readonly row: Row
  readonly label: string
}

/** The numbers of a lottery; undefined where it says something else, such as the score of a match. */
function numbersOf(value: unknown): readonly string[] | undefined {
  const words = typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : []
  return words.length > 0 && words.every((word) => /^\d{1,6}$/.test(word)) ? words : undefined
}

/** A value of the line: a number can be copied, and a receipt's number links to it. */
function DetailValue<Row>({ column, row, label }: DetailValueProps<Row>) {
  const t = useText()
  const value = column.value(row)
  const numbers = numbersOf(value)
  if (column.kind === 'numbers' && numbers !== undefined) return <NumberBalls numbers={numbers} />
  if (column.kind === 'drawn' && numbers !== undefined) return <Balls number={numbers.join('')} />
  if (isEmptyValue(value) || (column.kind !== 'code' && column.kind !== 'receipt'))
    return <RecordCell column={column} row={row} />
  const number = String(value)
  return (
    <>
      <Copyable text={number} label={t('record.copy', { name: label })} />
      {column.kind === 'receipt' && <ReceiptLink number={number} />}
    </>
  )
}

const Root = styled.div`
  container-type: inline-size;

  > dl:not(:last-child) {
    margin-block-end: 0.75rem;
  }
`
