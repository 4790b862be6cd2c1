import { styled } from 'styled-components'
import { ReceiptLink } from '@/site/elements/receipt-link'

interface ClaimedListProps {
  readonly title: string
  readonly claimed: readonly {
    readonly id: string
    readonly text: string
    /** What it paid, in words. */
    readonly reward: string
    /** Of its receipt. */
    readonly number: string
  }[]
}

/** What was claimed, by name, each with its receipt. */
export function ClaimedList({ title, claimed }: ClaimedListProps) {
  return (
    <>
      <strong>{title}</strong>
      <List>
        {claimed.map(({ id, text, reward, number }) => (
          <li key={id}>
            <span>
              {text}: <b>{reward}</b>
            </span>
            <ReceiptLink number={number} />
          </li>
        ))}
      </List>
    </>
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

  b {
    white-space: nowrap;
  }
`
