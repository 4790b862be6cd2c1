import { useText } from '@/i18n/language'
import { useWholeSite } from '@/site/site-context'

/** What a wallet is called, by its code: a vendor as the brand names it. */
export function useWalletName(): (wallet: string) => string {
  const t = useText()
  const { items } = useWholeSite().vendors
  return (wallet) => (wallet === 'MAIN' ? t('wallet.main') : (items[wallet]?.name ?? wallet))
}
