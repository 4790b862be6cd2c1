import type { ProfitLoss } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/record-rows'
import { useRead } from '@/site/gateway/use-read'

export const profitLoss = defineCall<ProfitLoss>(
  rows.profitLoss,
  () => import('@/contract/generated/answers/profitLoss.js'),
)

/** The account's profit and loss. The previous page stays visible until the next one has loaded. */
export function useProfitLoss(request: ProfitLoss['request'] | undefined) {
  return useRead(profitLoss, request, { keepPreviousData: true })
}
