import type { DownlineTerms, TransferDownline } from '@/generated/gateway-types'
import * as rows from './agent-rows'
import { defineCall } from './call-definition'
import { useRead } from './use-read'

const downlineTerms = defineCall<DownlineTerms>(
  rows.downlineTerms,
  () => import('@/generated/answers/downlineTerms.js'),
)
export const transferDownline = defineCall<TransferDownline>(
  rows.transferDownline,
  () => import('@/generated/answers/transferDownline.js'),
)

/** What the agent can transfer to somebody below. */
export const useDownlineTerms = (account: string) => useRead(downlineTerms, { account })
