import type { ProfitLoss } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './record-rows'
import { useRead } from './use-read'

export const profitLoss = defineCall<ProfitLoss>(rows.profitLoss, () => import('@/generated/answers/profitLoss.js'))

/** What the account won and lost. The page that was shown stays until the next one is there. */
export function useProfitLoss(request: ProfitLoss['request'] | undefined) {
  return useRead(profitLoss, request, { keepPreviousData: true })
}
