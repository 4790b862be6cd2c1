import type { TransferUpline, UplineTerms } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/cash-rows'
import { useRead } from '@/site/gateway/use-read'

const uplineTerms = defineCall<UplineTerms>(
  rows.uplineTerms,
  () => import('@/contract/generated/answers/uplineTerms.js'),
)
export const transferUpline = defineCall<TransferUpline>(
  rows.transferUpline,
  () => import('@/contract/generated/answers/transferUpline.js'),
)

/** The account's upline, and what can be transferred to it (2 §2). */
export const useUplineTerms = () => useRead(uplineTerms, {})
