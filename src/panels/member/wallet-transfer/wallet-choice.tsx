import { styled } from 'styled-components'
import { useFormat } from '@/i18n/format'
import { useText } from '@/i18n/language'
import { useSite } from '@/site/site-context'
import { Icon } from '@/ui/icon'
import { Select } from '@/ui/select'
import type { Wallet } from './check-transfer'
import type { TransferDraft } from './use-transfer-draft'
import { useWalletName } from './wallet-name'

interface WalletChoiceProps {
  readonly wallets: readonly Wallet[]
  readonly draft: TransferDraft
  readonly isHidden: boolean
}

/** The two wallets, and the button that exchanges them. */
export function WalletChoice({ wallets, draft, isHidden }: WalletChoiceProps) {
  const t = useText()
  const format = useFormat()
  const { currency } = useSite().site
  const nameOf = useWalletName()
  const options = wallets.map(({ wallet, balance, state }) => ({
    value: wallet,
    label: `${nameOf(wallet)}${describe(state, isHidden ? undefined : format.amount(balance, currency))}`,
    isClosed: state !== 'open',
  }))
  function describe(state: Wallet['state'], balance: string | undefined): string {
    const said = state === 'open' ? balance : t('wallet-transfer.maintenance')
    return said === undefined ? '' : ` · ${said}`
  }
  return (
    <Sides>
      <Select
        label={t('wallet-transfer.from')}
        options={options}
        value={draft.from.wallet}
        onSelect={draft.chooseFrom}
      />
      <Swap type="button" aria-label={t('wallet-transfer.swap')} title={t('wallet-transfer.swap')} onClick={draft.swap}>
        <Icon name="swap" size={20} />
      </Swap>
      <Select label={t('wallet-transfer.to')} options={options} value={draft.to.wallet} onSelect={draft.chooseTo} />
    </Sides>
  )
}

/** Beside each other where two names with their balances find room. */
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.6rem;
  align-items: end;

  > label {
    grid-column: 1;
    max-inline-size: none;
  }

  > button {
    grid-row: 1 / 3;
    grid-column: 2;
    align-self: center;
  }

  @container (min-width: 36rem) {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);

    > label {
      grid-column: auto;
    }

    > button {
      grid-row: auto;
      align-self: end;
    }
  }
`

const Swap = styled.button`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border: 1px solid var(--color-border-strong);
  border-radius: 50%;
  background: var(--color-surface-raised);
  color: var(--color-text);
  rotate: 90deg;

  &:hover {
    border-color: var(--color-text);
  }

  @container (min-width: 36rem) {
    rotate: none;
  }
`
