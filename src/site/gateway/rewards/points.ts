import type { PointBalance } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/point-rows'
import { useRead } from '@/site/gateway/use-read'

const pointBalance = defineCall<PointBalance>(
  rows.pointBalance,
  () => import('@/contract/generated/answers/pointBalance.js'),
)

/** Points of the signed-in account (2 §1). Not requested where the points system is off. */
export function usePoints(isOn: boolean) {
  return useRead(pointBalance, isOn ? {} : undefined)
}
