import { useEffect, useEffectEvent } from 'react'
import { useLanguageBases, useLocation } from '@/site/merchant/pages/navigation'
import { useSiteLoader } from '@/site/merchant/site-context'

/**
 * Keeps the address in the language that is shown: after a switch, on the way back to an address of another language,
 * and for whoever comes to an address of the default one. The entry of the history stays what it is.
 */
export function useAddressOfLanguage(): void {
  const site = useSiteLoader()
  const page = useLocation()
  const { own, within } = useLanguageBases()
  const keep = useEffectEvent(() => {
    // Only then is it known which addresses are of another language.
    void site.prefetch().then(() => {
      const { origin, pathname, search, hash } = location
      const wanted = own + within(pathname)
      // With the origin: what begins with two slashes would be another site, which throws.
      if (wanted !== pathname) history.replaceState(history.state, '', origin + wanted + search + hash)
    })
  })
  useEffect(() => keep(), [page, own, site])
  // What lies below an overlay has the address from before a switch in it. The Back button's listener keeps such steps
  // from the router and from every later listener, so this hook stands before it.
  useEffect(() => {
    const handlePop = () => keep()
    addEventListener('popstate', handlePop, { capture: true })
    return () => removeEventListener('popstate', handlePop, { capture: true })
  }, [])
}
