import type { Referral } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './endpoint-rows'
import { useRead } from './use-read'

const referral = defineCall<Referral>(rows.referral, () => import('@/generated/answers/referral.js'))

/** Whom the player has brought, and the code to bring others (2 §2 invite friends). */
export function useReferral(request: Referral['request']) {
  return useRead(referral, request, { keepPreviousData: true })
}
