import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { Icon } from '@/site/ui/icons/icon'
import '@/site/ui/icons/later-icons'
import { ActionTarget } from './action-target'

/** Links a booked transaction to its receipt. */
export function ReceiptLink({ number }: { number: string }) {
  const t = useText()
  return (
    <Link action={{ action: 'memberCentre', panel: 'receipt', query: { number } }}>
      <Icon name="receipt" size={18} />
      {t('receipt.open')}
    </Link>
  )
}

const Link = styled(ActionTarget)`
  display: inline-flex;
  gap: 0.4rem;
  align-items: center;
  min-block-size: 2.75rem;
`
