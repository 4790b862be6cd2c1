import { useText } from '@/site/i18n/language'
import { useVendorName } from './vendors/vendor-name'

/** Returns the name of a wallet by its code: for a vendor, the brand's own name for it. */
export function useWalletName(): (wallet: string) => string {
  const t = useText()
  const vendorName = useVendorName()
  return (wallet) => {
    if (wallet === 'MAIN') return t('wallet.main')
    return wallet === 'HELD' ? t('wallet.held') : vendorName(wallet)
  }
}
