import { ReceiptLink } from '@/site/elements/receipt-link'
import { ReceiptList } from '@/site/elements/receipt-list'

interface ClaimedListProps {
  readonly title: string
  readonly claimed: readonly {
    readonly id: string
    readonly text: string
    /** The reward as text. */
    readonly reward: string
    /** Number of its receipt; null of what has none. */
    readonly number: string | null
  }[]
}

/** The claims by name, each with its receipt. */
export function ClaimedList({ title, claimed }: ClaimedListProps) {
  return (
    <>
      <strong>{title}</strong>
      <ReceiptList>
        {claimed.map(({ id, text, reward, number }) => (
          <li key={id}>
            <span>
              {text}: <b>{reward}</b>
            </span>
            {number !== null && <ReceiptLink number={number} />}
          </li>
        ))}
      </ReceiptList>
    </>
  )
}
