import '@/site/ui/icons/later-icons'
import { styled } from 'styled-components'
import { useWalletName } from '@/site/elements/wallet-name'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'
import { Icon } from '@/site/ui/icons/icon'
import { Select } from '@/site/ui/inputs/select'
import type { Wallet } from './check-transfer'
import { HeldAmount } from './held-amount'
import type { TransferDraft } from './use-transfer-draft'

interface WalletChoiceProps {
  readonly wallets: readonly Wallet[]
  readonly draft: TransferDraft
  readonly isHidden: boolean
}

/** The two wallets, and the button that swaps them. */
export function WalletChoice({ wallets, draft, isHidden }: WalletChoiceProps) {
  const t = useText()
  const format = useFormat()
  const { currency } = useSite().site
  const nameOf = useWalletName()
  // A closed select truncates long text, so the balance of the selected wallet is shown below it instead.
  const optionsFor = (chosen: Wallet) =>
    wallets.map(({ wallet, balance, state }) => {
      const isClosed = state !== 'open'
      const figure = wallet === chosen.wallet || isHidden ? '' : format.amount(balance, currency)
      const more = isClosed ? t('wallet-transfer.maintenance') : figure
      return { value: wallet, label: more === '' ? nameOf(wallet) : `${nameOf(wallet)} · ${more}`, isClosed }
    })
  const side = (label: string, chosen: Wallet, choose: (wallet: string) => void) => (
    <Side>
      <Select label={label} options={optionsFor(chosen)} value={chosen.wallet} onSelect={choose} />
      <HeldAmount amount={chosen.balance} isHidden={isHidden} />
    </Side>
  )
  return (
    <Sides>
      {side(t('wallet-transfer.from'), draft.from, draft.chooseFrom)}
      <Swap type="button" aria-label={t('wallet-transfer.swap')} title={t('wallet-transfer.swap')} onClick={draft.swap}>
        <Icon name="swap" size={20} />
      </Swap>
      {side(t('wallet-transfer.to'), draft.to, draft.chooseTo)}
    </Sides>
  )
}

/**
 * Side by side where two names with their balances fit. Below each other they are as wide as the amount, and the button
 * stands at the end of the lines between them: what the first one holds, and the name of the second one.
 */
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.6rem;

  > button {
    justify-self: end;
    margin-block: -1.75rem -1.5rem;
  }

  /* With large text these lines have no room for it. */
  @container (max-width: 16rem) {
    > button {
      justify-self: center;
      margin-block: 0;
    }
  }

  @container (min-width: 36rem) {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);

    > button {
      align-self: center;
      justify-self: auto;
      margin-block: 0;
    }
  }
`

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.2rem;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);

  > label {
    max-inline-size: none;
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
