import type { MerchantWallet } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './first-rows'
import { useRead } from './use-read'

const merchantWallet = defineCall<MerchantWallet>(
  rows.merchantWallet,
  () => import('@/generated/answers/merchantWallet.js'),
)

/** How the merchant's games are paid for (2 §7), where somebody wants to know. */
export function useMerchantWallet(isWanted: boolean) {
  return useRead(merchantWallet, isWanted ? {} : undefined)
}
