import { styled } from 'styled-components'
import { kindText } from '@/elements/entry-kinds'
import { ReceiptLink } from '@/elements/receipt-link'
import type { BettingRecord } from '@/generated/gateway-types'
import { useText } from '@/i18n/language'

/** What a bet moved, each with its receipt. */
export function BetReceipts({ receipts }: Pick<BettingRecord['response']['items'][number], 'receipts'>) {
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
