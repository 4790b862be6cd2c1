import type { DomainRoutes } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'
import { storedAnswerKeys } from '@/site/gateway/stored-answers'
import { useRead } from '@/site/gateway/use-read'

const domainRoutes = defineCall<DomainRoutes>(
  rows.domainRoutes,
  () => import('@/contract/generated/answers/domainRoutes.js'),
  {
    keptAs: storedAnswerKeys.domainRoutes,
  },
)

/** The time reported for a failed ping, and the timeout of a ping (1 §8), in milliseconds. */
export const failedPing = 9999

/** Domains of the merchant; device 0 is the web (1 §7). */
export function useDomainRoutes() {
  return useRead(domainRoutes, { device: 0 })
}

/**
 * Round-trip time of a ping to a domain in milliseconds; 9999 when it fails. No custom header is sent, because it would
 * cause a CORS preflight, which would double the time.
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
