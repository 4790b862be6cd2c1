import { styled } from 'styled-components'
import { kindText } from './entry-kinds'
import { ReceiptLink } from '@/site/elements/receipt-link'
import { useText } from '@/site/i18n/language'

interface RecordReceiptsProps {
  readonly receipts: readonly { readonly kind: string; readonly number: string }[]
}

/** What a line moved, each with its receipt. */
export function RecordReceipts({ receipts }: RecordReceiptsProps) {
  const t = useText()
  if (receipts.length === 0) return null
  return (
    <List>
      {receipts.map(({ kind, number }) => (
        <li key={number}>
          <span>
            {kindText(t, kind)} <bdi>{number}</bdi>
          </span>
          <ReceiptLink number={number} />
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    align-items: center;
    justify-content: space-between;
  }
`
