import type { PointBalance } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './point-rows'
import { useRead } from './use-read'

const pointBalance = defineCall<PointBalance>(rows.pointBalance, () => import('@/generated/answers/pointBalance.js'))

/** Points of the signed-in account (2 §1). Not asked for where the points system is off. */
export function usePoints(isOn: boolean) {
  return useRead(pointBalance, isOn ? {} : undefined)
}
