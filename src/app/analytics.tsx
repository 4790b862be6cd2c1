import { useEffect } from 'react'
import { usePermission } from '@/gateway/permission'
import type { KnownSite } from '@/site/known-site'
import { useKnownSite } from '@/site/site-context'
import { loadChunk } from '@/ui/load-chunk'

/** Analytics (1 §1): only where the merchant allows it, and only with the id of the permission response. */
export function Analytics() {
  const site = useKnownSite()
  const gtagId = usePermission().data?.analytics?.gtagId
  useEffect(() => {
    if (gtagId === undefined || gtagId === null) return
    start(site, gtagId).catch((error: unknown) => console.warn('analytics did not start', error))
  }, [site, gtagId])
  return null
}

async function start(site: KnownSite, gtagId: string): Promise<void> {
  const { analytics } = (await site.load()).site
  if (analytics.provider === 'none') return
  const { startGtag } = await loadChunk('analytics', () => import('./start-gtag'))
  startGtag(gtagId)
}
