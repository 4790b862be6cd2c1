import type { WalletTransfer } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'

/** Moves money between wallets (2 §7). */
export const walletTransfer = defineCall<WalletTransfer>(
  rows.walletTransfer,
  () => import('@/contract/generated/answers/walletTransfer.js'),
)
