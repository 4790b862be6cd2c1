import type { BindPayoutAccount, PayoutAccounts, RemovePayoutAccount } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'
import { useRead } from '@/site/gateway/use-read'

const payoutAccounts = defineCall<PayoutAccounts>(
  rows.payoutAccounts,
  () => import('@/contract/generated/answers/payoutAccounts.js'),
)
export const bindPayoutAccount = defineCall<BindPayoutAccount>(
  rows.bindPayoutAccount,
  () => import('@/contract/generated/answers/bindPayoutAccount.js'),
)
export const removePayoutAccount = defineCall<RemovePayoutAccount>(
  rows.removePayoutAccount,
  () => import('@/contract/generated/answers/removePayoutAccount.js'),
)

/** The player's bound bank accounts and e-wallets, and what can be bound (2 §2). */
export function usePayoutAccounts() {
  return useRead(payoutAccounts, {})
}
