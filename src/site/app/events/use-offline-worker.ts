import { useEffect } from 'react'
import { useSiteLoader } from '@/site/merchant/site-context'

/** Keeps the site for when there is no connection, where the merchant wants it. Vite's own files change too often. */
export function useOfflineWorker(): void {
  const site = useSiteLoader()
  useEffect(() => {
    if (import.meta.env.DEV) return
    site
      .load()
      .then(async ({ site: { offline } }) => {
        if (offline) await (await import('@/site/app/start/register-worker')).registerWorker()
      })
      .catch((error: unknown) => console.warn('the site is not kept for offline use', error))
  }, [site])
}
