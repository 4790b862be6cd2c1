import type { Balance } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './endpoint-rows'
import { useRead } from './use-read'

const balance = defineCall<Balance>(rows.balance, () => import('@/generated/answers/balance.js'))

/** Balance of the signed-in account (1 §3), looked at again every half minute: others move money too. */
export function useBalance() {
  return useRead(balance, {}, { refreshInterval: 30_000 })
}
