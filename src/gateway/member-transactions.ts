import type { MemberTransactions } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './point-rows'
import { useRead } from './use-read'

export const memberTransactions = defineCall<MemberTransactions>(
  rows.memberTransactions,
  () => import('@/generated/answers/memberTransactions.js'),
)

/** What moved in the account's wallets. The page that was shown stays until the next one is there. */
export function useMemberTransactions(request: MemberTransactions['request'] | undefined) {
  return useRead(memberTransactions, request, { keepPreviousData: true })
}
