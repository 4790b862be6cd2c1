import type { BindPayoutAccount, PayoutAccounts, RemovePayoutAccount } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './endpoint-rows'
import { useRead } from './use-read'

const payoutAccounts = defineCall<PayoutAccounts>(
  rows.payoutAccounts,
  () => import('@/generated/answers/payoutAccounts.js'),
)
export const bindPayoutAccount = defineCall<BindPayoutAccount>(
  rows.bindPayoutAccount,
  () => import('@/generated/answers/bindPayoutAccount.js'),
)
export const removePayoutAccount = defineCall<RemovePayoutAccount>(
  rows.removePayoutAccount,
  () => import('@/generated/answers/removePayoutAccount.js'),
)

/** Bank accounts and e-wallets that the player has bound, and what may be bound (2 §2). */
export function usePayoutAccounts() {
  return useRead(payoutAccounts, {})
}
