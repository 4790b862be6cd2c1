import type { MemberInfo } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/first-rows'
import { useRead } from '@/site/gateway/use-read'

export const memberInfo = defineCall<MemberInfo>(
  rows.memberInfo,
  () => import('@/contract/generated/answers/memberInfo.js'),
  {
    hasTexts: true,
  },
)

/** The signed-in account, including its rank (1 §3). Not requested unless `isWanted`. */
export function useMember(isWanted = true) {
  return useRead(memberInfo, isWanted ? {} : undefined)
}
