import type { MemberTransactions } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/point-rows'
import { useRead } from '@/site/gateway/use-read'

export const memberTransactions = defineCall<MemberTransactions>(
  rows.memberTransactions,
  () => import('@/contract/generated/answers/memberTransactions.js'),
  { hasTexts: true },
)

/** The account's wallet transactions. The previous page stays visible until the next one has loaded. */
export function useMemberTransactions(request: MemberTransactions['request'] | undefined) {
  return useRead(memberTransactions, request, { keepPreviousData: true })
}
