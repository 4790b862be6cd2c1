import type { Site } from '@/contract/generated/merchant-types'

/** Whether a brand has a service worker: to keep the site for when there is no connection, or to show notifications. */
export function hasWorker({ offline, push }: Pick<Site, 'offline' | 'push'>): boolean {
  return offline || push.provider !== 'none'
}
