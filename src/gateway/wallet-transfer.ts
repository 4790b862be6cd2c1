import type { WalletTransfer } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './endpoint-rows'

/** Moves money between wallets (2 §7). */
export const walletTransfer = defineCall<WalletTransfer>(
  rows.walletTransfer,
  () => import('@/generated/answers/walletTransfer.js'),
)
