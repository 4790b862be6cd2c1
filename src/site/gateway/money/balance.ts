import type { Balance } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'
import { useRead } from '@/site/gateway/use-read'

const balance = defineCall<Balance>(rows.balance, () => import('@/contract/generated/answers/balance.js'))

/** Balance of the signed-in account (1 §3), polled every 30 seconds, because it also changes without the player. */
export function useBalance() {
  return useRead(balance, {}, { refreshInterval: 30_000 })
}
