import { kindText } from './entry-kinds'
import { ReceiptLink } from '@/site/elements/receipt-link'
import { ReceiptList } from '@/site/elements/receipt-list'
import { useText } from '@/site/i18n/language'

interface RecordReceiptsProps {
  readonly receipts: readonly { readonly kind: string; readonly number: string }[]
}

/** What a line moved, each with its receipt. */
export function RecordReceipts({ receipts }: RecordReceiptsProps) {
  const t = useText()
  if (receipts.length === 0) return null
  return (
    <ReceiptList>
      {receipts.map(({ kind, number }) => (
        <li key={number}>
          <span>
            {kindText(t, kind)} <bdi>{number}</bdi>
          </span>
          <ReceiptLink number={number} />
        </li>
      ))}
    </ReceiptList>
  )
}
