import type { Agree, Agreements } from '@/contract/generated/gateway-types'
import * as rows from '@/contract/endpoints/agreement-rows'
import { defineCall } from '@/site/gateway/call-definition'
import { useRead } from '@/site/gateway/use-read'

const agreements = defineCall<Agreements>(rows.agreements, () => import('@/contract/generated/answers/agreements.js'))

/** Agrees to versions of legal documents. */
export const agree = defineCall<Agree>(rows.agree, () => import('@/contract/generated/answers/agree.js'))

/** What the signed-in player has agreed to; nothing is asked unless `isWanted`. */
export function useAgreements(isWanted: boolean) {
  return useRead(agreements, isWanted ? {} : undefined, { revalidateOnFocus: false })
}
