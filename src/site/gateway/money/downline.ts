import type { DownlineTerms, TransferDownline } from '@/contract/generated/gateway-types'
import * as rows from '@/contract/endpoints/agent-rows'
import { defineCall } from '@/site/gateway/call-definition'
import { useRead } from '@/site/gateway/use-read'

const downlineTerms = defineCall<DownlineTerms>(
  rows.downlineTerms,
  () => import('@/contract/generated/answers/downlineTerms.js'),
)
export const transferDownline = defineCall<TransferDownline>(
  rows.transferDownline,
  () => import('@/contract/generated/answers/transferDownline.js'),
)

/** The terms of a transfer to a downline. */
export const useDownlineTerms = (account: string) => useRead(downlineTerms, { account })
