import type { Affiliate } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'
import { useRead } from '@/site/gateway/use-read'

/** Whether an agent has this affiliate code (1 §7). */
export const affiliate = defineCall<Affiliate>(
  rows.affiliate,
  () => import('@/contract/generated/answers/affiliate.js'),
)

/** Checks a code when the page opens; without one, no request is made. */
export function useAffiliateCheck(request: Affiliate['request'] | undefined) {
  return useRead(affiliate, request, { revalidateIfStale: false, revalidateOnReconnect: false })
}
