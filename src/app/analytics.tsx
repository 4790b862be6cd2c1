import { useEffect } from 'react'
import { usePermission } from '@/gateway/permission'
import { useSite } from '@/site/site-context'
import { loadChunk } from '@/ui/load-chunk'

/** Analytics (1 §1): only where the merchant allows it, and only with the id of the permission response. */
export function Analytics() {
  const { provider } = useSite().site.analytics
  const gtagId = usePermission().data?.analytics?.gtagId
  useEffect(() => {
    if (provider === 'none' || gtagId === undefined || gtagId === null) return
    loadChunk('analytics', () => import('./start-gtag'))
      .then(({ startGtag }) => startGtag(gtagId))
      .catch((error: unknown) => console.warn('analytics did not start', error))
  }, [provider, gtagId])
  return null
}
