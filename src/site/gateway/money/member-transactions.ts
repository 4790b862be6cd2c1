import type { MemberTransactions } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/point-rows'
import { useRead } from '@/site/gateway/use-read'

export const memberTransactions = defineCall<MemberTransactions>(
  rows.memberTransactions,
  () => import('@/contract/generated/answers/memberTransactions.js'),
)

/** What moved in the account's wallets. The page that was shown stays until the next one is there. */
export function useMemberTransactions(request: MemberTransactions['request'] | undefined) {
  return useRead(memberTransactions, request, { keepPreviousData: true })
}
