import type { MerchantWallet } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/first-rows'
import { useRead } from '@/site/gateway/use-read'

const merchantWallet = defineCall<MerchantWallet>(
  rows.merchantWallet,
  () => import('@/contract/generated/answers/merchantWallet.js'),
)

/** The wallet mode of the merchant's games (2 §7). Not requested unless `isWanted`. */
export function useMerchantWallet(isWanted: boolean) {
  return useRead(merchantWallet, isWanted ? {} : undefined)
}
