import { useEffect } from 'react'
import { hasWorker } from '@/contract/site-data/has-worker'
import { useSiteLoader } from '@/site/merchant/site-context'

/**
 * Registers the service worker, where the merchant has one: it keeps the site for when there is no connection, and shows
 * notifications. Vite's own files change too often.
 */
export function useOfflineWorker(): void {
  const site = useSiteLoader()
  useEffect(() => {
    if (import.meta.env.DEV) return
    site
      .load()
      .then(async ({ site: settings }) => {
        if (hasWorker(settings)) await (await import('@/site/app/start/register-worker')).registerWorker()
      })
      .catch((error: unknown) => console.warn('the site is not kept for offline use', error))
  }, [site])
}
