import type { Referral } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'
import { useRead } from '@/site/gateway/use-read'

const referral = defineCall<Referral>(rows.referral, () => import('@/contract/generated/answers/referral.js'))

/** Players referred by this one, and the referral code (2 §2 invite friends). */
export function useReferral(request: Referral['request']) {
  return useRead(referral, request, { keepPreviousData: true })
}
