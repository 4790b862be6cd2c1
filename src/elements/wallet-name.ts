import { useText } from '@/i18n/language'
import { useVendorName } from './vendor-name'

/** What a wallet is called, by its code: a vendor as the brand names it. */
export function useWalletName(): (wallet: string) => string {
  const t = useText()
  const vendorName = useVendorName()
  return (wallet) => (wallet === 'MAIN' ? t('wallet.main') : vendorName(wallet))
}
