import type { Balance } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import { useRead } from './use-read'

const balance = defineCall<Balance>('balance', () => import('@/generated/answers/balance.js'))

/** Balance of the signed-in account (1 §3). */
export function useBalance() {
  return useRead(balance, {})
}
