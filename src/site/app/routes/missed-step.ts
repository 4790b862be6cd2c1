import { useEffect, useEffectEvent } from 'react'
import { useLanguageBases, useLocation } from '@/site/merchant/pages/navigation'

/** Tells the router of a step in the history that a hasty visitor took between its first look at the address and now. */
export function useMissedStep(): void {
  const { pathname, search } = useLocation()
  const { within } = useLanguageBases()
  const catchUp = useEffectEvent(() => {
    if (within(location.pathname) + location.search !== pathname + search)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  })
  useEffect(() => catchUp(), [])
}
