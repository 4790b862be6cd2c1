import { PanelSection, PanelSections } from '@/site/elements/panel/panel-section'
import { ReadSection } from '@/site/elements/panel/read-section'
import { useMerchantWallet } from '@/site/gateway/money/merchant-wallet'
import type { WalletTransferProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { EmptyState } from '@/site/ui/notices/empty-state'
import '@/site/ui/icons/later-icons'
import { Skeleton } from '@/site/ui/loading/skeleton'
import type { Wallet } from './check-transfer'
import { WalletDesk } from './wallet-desk'

/** The balances of the player's wallets, and transfers between them (2 §2 my wallet). */
export function WalletTransfer(props: WalletTransferProps) {
  const t = useText()
  const read = useMerchantWallet(true)
  const { data } = read
  if (data === undefined)
    return (
      <ReadSection title={t('wallet-transfer.wallets')} read={read}>
        {() => <Skeleton lines={6} />}
      </ReadSection>
    )
  if (!data.single && hasVendors(data.wallets)) return <WalletDesk {...props} wallets={data.wallets} />
  return (
    <PanelSections>
      <PanelSection title={t('wallet-transfer.wallets')}>
        <EmptyState icon="wallet" text={t(data.single ? 'wallet-transfer.single' : 'wallet-transfer.none')} />
      </PanelSection>
    </PanelSections>
  )
}

const hasVendors = (wallets: readonly Wallet[]): wallets is [Wallet, Wallet, ...Wallet[]] => wallets.length > 1
