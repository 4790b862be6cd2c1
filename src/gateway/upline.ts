import type { TransferUpline, UplineTerms } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './cash-rows'
import { useRead } from './use-read'

const uplineTerms = defineCall<UplineTerms>(rows.uplineTerms, () => import('@/generated/answers/uplineTerms.js'))
export const transferUpline = defineCall<TransferUpline>(
  rows.transferUpline,
  () => import('@/generated/answers/transferUpline.js'),
)

/** Who the account's upline is, and what can be transferred to it (2 §2). */
export const useUplineTerms = () => useRead(uplineTerms, {})
