import { use, useEffect } from 'react'
import { withinLanguage } from '@/contract/site-data/language-bases'
import { AddressBasesContext, useLocation } from '@/site/merchant/pages/navigation'

/**
 * Keeps the address in the language that is shown: after a switch, on the way back to an address of another language,
 * and for whoever comes to an address of the default one. The entry of the history stays what it is.
 */
export function useAddressOfLanguage(): void {
  const { key } = useLocation()
  const { own, all } = use(AddressBasesContext)
  useEffect(() => {
    const { pathname, search, hash } = location
    const wanted = own + withinLanguage(pathname, all)
    if (wanted !== pathname) history.replaceState(history.state, '', wanted + search + hash)
  }, [key, own, all])
}
