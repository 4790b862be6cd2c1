import { useEffect } from 'react'
import { withinLanguage } from '@/contract/site-data/language-bases'
import { useLanguageBases, useLocation } from '@/site/merchant/pages/navigation'
import { useSiteLoader } from '@/site/merchant/site-context'

/**
 * Keeps the address in the language that is shown: after a switch, on the way back to an address of another language,
 * and for whoever comes to an address of the default one. The entry of the history stays what it is.
 */
export function useAddressOfLanguage(): void {
  const site = useSiteLoader()
  const page = useLocation()
  const { own } = useLanguageBases()
  useEffect(() => {
    // Only then is it known which addresses are of another language.
    void site.prefetch().then(() => {
      const { origin, pathname, search, hash } = location
      const wanted = own + withinLanguage(pathname, site.now.languageBases)
      // With the origin: what begins with two slashes would be another site, which throws.
      if (wanted !== pathname) history.replaceState(history.state, '', origin + wanted + search + hash)
    })
  }, [page, own, site])
}
