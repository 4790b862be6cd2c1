import { useText } from '@/site/i18n/language'
import { useVendorName } from './vendors/vendor-name'

/** What a wallet is called, by its code: a vendor as the brand names it. */
export function useWalletName(): (wallet: string) => string {
  const t = useText()
  const vendorName = useVendorName()
  return (wallet) => {
    if (wallet === 'MAIN') return t('wallet.main')
    return wallet === 'HELD' ? t('wallet.held') : vendorName(wallet)
  }
}
