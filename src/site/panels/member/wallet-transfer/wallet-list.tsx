import { css, styled } from 'styled-components'
import { PanelSection } from '@/site/elements/panel/panel-section'
import { useWalletName } from '@/site/elements/wallet-name'
import type { WalletTransferProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import type { Wallet } from './check-transfer'
import { HeldAmount } from './held-amount'

interface WalletListProps extends Pick<WalletTransferProps, 'layout'> {
  readonly wallets: readonly Wallet[]
  readonly isHidden: boolean
}

/** Each wallet with its balance, and whether transfers to and from it are possible. */
export function WalletList({ wallets, layout, isHidden }: WalletListProps) {
  const t = useText()
  const nameOf = useWalletName()
  return (
    <PanelSection title={t('wallet-transfer.wallets')}>
      <List $layout={layout}>
        {wallets.map(({ wallet, balance, state }) => (
          <li key={wallet} data-empty={balance === 0}>
            <bdi>{nameOf(wallet)}</bdi>
            {state === 'maintenance' && <State>{t('wallet-transfer.maintenance')}</State>}
            <strong>
              <HeldAmount amount={balance} isHidden={isHidden} />
            </strong>
          </li>
        ))}
      </List>
    </PanelSection>
  )
}

const tiles = css`
  grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
  gap: 0.6rem;

  > li {
    align-content: start;
    padding: min(0.7rem, 4cqi) min(0.85rem, 4cqi);
    border: 1px solid var(--color-border);
    border-radius: min(var(--radius-card), 0.9rem);
  }

  /* An amount is never broken, and a long one has the room of two. */
  @container (min-width: 20rem) {
    > li:has([data-long]) {
      grid-column: span 2;
    }
  }
`

const rows = css`
  > li {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    min-block-size: 2.75rem;
    padding-block: 0.55rem;
  }

  > li + li {
    border-block-start: 1px solid var(--color-border);
  }

  strong {
    grid-area: 1 / 2;
    text-align: end;
  }
`

const List = styled.ul<{ $layout: WalletTransferProps['layout'] }>`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: 0.1rem 0.75rem;
    min-inline-size: 0;
  }

  bdi {
    color: var(--color-text-muted);
    overflow-wrap: anywhere;
  }

  strong {
    min-inline-size: 0;
    font-size: min(clamp(0.8rem, 4.2cqi, 1rem), 7.5cqi);
  }

  [data-empty='true'] > strong {
    color: var(--color-text-muted);
    font-weight: inherit;
  }

  ${({ $layout }) => ({ tiles, rows })[$layout]}
`

const State = styled.span`
  color: var(--color-warning);
  font-size: var(--font-size-small);
`
