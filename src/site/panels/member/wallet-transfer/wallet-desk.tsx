import '@/site/ui/icons/later-icons'
import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { toggleBalanceShown, useBalanceShown } from '@/site/elements/player/balance-shown'
import { PanelSections } from '@/site/elements/panel/panel-section'
import { useMoneyIntent } from '@/site/money/use-money-intent'
import type { Action, WalletTransferProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'
import { Icon } from '@/site/ui/icons/icon'
import type { Wallet } from './check-transfer'
import { TotalBalance } from './total-balance'
import { TransferForm } from './transfer-form'
import { TransferOutcome } from './transfer-outcome'
import { useTransferDraft } from './use-transfer-draft'
import { WalletList } from './wallet-list'

interface WalletDeskProps extends WalletTransferProps {
  readonly wallets: readonly [Wallet, Wallet, ...Wallet[]]
}

const transfers = { kind: 'transfer' } as const
const toRecord: Action = { action: 'memberCentre', panel: 'account-record', query: transfers }

/** The wallets of a player who has several. */
export function WalletDesk({ wallets, presets, order, layout, recall, record }: WalletDeskProps) {
  const t = useText()
  const { state, send, dismiss, startAgain } = useMoneyIntent('walletTransfer')
  const draft = useTransferDraft(wallets, state.status === 'done' ? state.intent : undefined, startAgain)
  const isHidden = !useBalanceShown()
  const isBusy = state.status === 'sending' || state.status === 'checking' || state.status === 'busy'
  return (
    <PanelSections>
      <Desk>
        <TotalBalance
          isHidden={isHidden}
          onToggle={toggleBalanceShown}
          onRecall={recall ? () => send({ from: 'ALL', to: 'MAIN' }) : undefined}
          isBusy={isBusy}
        />
        <TransferOutcome state={state} onDismiss={dismiss} />
        <TransferForm
          wallets={wallets}
          draft={draft}
          presets={presets}
          isHidden={isHidden}
          isBusy={isBusy}
          onSend={send}
          onRefuse={dismiss}
        />
        <WalletList
          wallets={order === 'listed' ? wallets : fullestFirst(wallets)}
          layout={layout}
          isHidden={isHidden}
        />
        {record && (
          <ToRecord action={toRecord} $emphasis="quiet">
            <Icon name="receipt" size={18} />
            {t('wallet-transfer.record')}
          </ToRecord>
        )}
      </Desk>
    </PanelSections>
  )
}

/** Sorts the vendor wallets by balance. The main wallet stays first. */
function fullestFirst([main, ...vendors]: readonly [Wallet, ...Wallet[]]): Wallet[] {
  return [main, ...vendors.toSorted((one, other) => other.balance - one.balance)]
}

const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
`

const ToRecord = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
  justify-self: start;
`
