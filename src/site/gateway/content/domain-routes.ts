import type { DomainRoutes } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'
import { keptNames } from '@/site/gateway/kept-answers'
import { useRead } from '@/site/gateway/use-read'

const domainRoutes = defineCall<DomainRoutes>(
  rows.domainRoutes,
  () => import('@/contract/generated/answers/domainRoutes.js'),
  {
    keptAs: keptNames.domainRoutes,
  },
)

/** What a ping takes that fails, and after how long it has failed (1 §8), in milliseconds. */
export const failedPing = 9999

/** Domains of the merchant; 0 is the web (1 §7). */
export function useDomainRoutes() {
  return useRead(domainRoutes, { device: 0 })
}

/**
 * Milliseconds that a domain takes to answer a ping; 9999 when it fails. No header is sent: with one the browser
 * would ask the domain for permission first, and the time would count twice.
 */
export async function pingTime(origin: string, path: string = rows.ping.path): Promise<number> {
  const start = performance.now()
  try {
    const signal = AbortSignal.timeout(failedPing)
    const answer = await fetch(`${origin}${path}`, { cache: 'no-store', credentials: 'omit', signal })
    return answer.ok ? Math.round(performance.now() - start) : failedPing
  } catch (error) {
    console.warn(`${origin} did not answer a ping`, error)
    return failedPing
  }
}
