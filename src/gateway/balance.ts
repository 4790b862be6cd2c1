import type { Balance } from '@/generated/gateway-types'
import { balance as validate } from '@/generated/answers/balance.js'
import { defineCall } from './call-definition'
import { useRead } from './use-read'

const balance = defineCall<Balance>('balance', validate)

/** Balance of the signed-in account (1 §3). */
export function useBalance() {
  return useRead(balance, {})
}
