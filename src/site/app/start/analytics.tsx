import { useEffect } from 'react'
import { usePermission } from '@/site/gateway/content/permission'
import { useSiteLoader } from '@/site/merchant/site-context'
import { loadChunk } from '@/site/ui/loading/load-chunk'

/** Analytics (1 §1): only if the merchant allows it, and only with the id from the permission response. */
export function Analytics() {
  const site = useSiteLoader()
  const gtagId = usePermission().data?.analytics?.gtagId
  useEffect(() => {
    if (gtagId === undefined || gtagId === null) return
    site
      .load()
      .then(({ site: { analytics } }) => {
        if (analytics.provider === 'none') return
        return loadChunk('analytics', () => import('./start-gtag')).then(({ startGtag }) => startGtag(gtagId))
      })
      .catch((error: unknown) => console.warn('analytics did not start', error))
  }, [site, gtagId])
  return null
}
