import type { BettingRecord } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/record-rows'
import { useRead } from '@/site/gateway/use-read'

export const bettingRecord = defineCall<BettingRecord>(
  rows.bettingRecord,
  () => import('@/contract/generated/answers/bettingRecord.js'),
  { hasTexts: true },
)

/** The account's bets. The previous page stays visible until the next one has loaded. */
export function useBettingRecord(request: BettingRecord['request'] | undefined) {
  return useRead(bettingRecord, request, { keepPreviousData: true })
}
