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

/** Bank accounts and e-wallets that the player has bound, and what may be bound (2 §2). */
export function usePayoutAccounts() {
  return useRead(payoutAccounts, {})
}
