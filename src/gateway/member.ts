import type { MemberInfo } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './first-rows'
import { useRead } from './use-read'

export const memberInfo = defineCall<MemberInfo>(rows.memberInfo, () => import('@/generated/answers/memberInfo.js'), {
  hasTexts: true,
})

/** The signed-in account: its rank among other things (1 §3), where somebody wants to know. */
export function useMember(isWanted = true) {
  return useRead(memberInfo, isWanted ? {} : undefined)
}
