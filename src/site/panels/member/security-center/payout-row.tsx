import { styled } from 'styled-components'
import type { PayoutAccount } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { IconButton } from '@/site/ui/icons/icon-button'

/** A bank account or an e-wallet of the player. */
export function PayoutRow({ account, onRemove }: { account: PayoutAccount; onRemove: () => void }) {
  const t = useText()
  const { name, number, holder, kind } = account
  return (
    <Card>
      <div>
        <strong dir="auto">{name}</strong>
        <span>{t(`payout.kind.${kind}`)}</span>
        <bdi>{number}</bdi>
        <bdi>{holder}</bdi>
      </div>
      <IconButton icon="x" label={t('payout.remove', { name, number })} onClick={onRemove} />
    </Card>
  )
}

const Card = styled.li`
  display: flex;
  justify-content: space-between;
  gap: 0.5rem;
  padding: 0.9rem 0.5rem 0.9rem 1rem;
  border: 1px solid var(--color-border);
  border-radius: min(var(--radius-card), 1rem);
  background: var(--color-surface-raised);

  > div {
    display: grid;
    gap: 0.2rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  span,
  bdi:last-child {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  bdi {
    font-variant-numeric: tabular-nums;
  }

  > button {
    margin-block-start: -0.5rem;
  }
`
