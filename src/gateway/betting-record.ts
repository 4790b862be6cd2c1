import type { BettingRecord } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './record-rows'
import { useRead } from './use-read'

export const bettingRecord = defineCall<BettingRecord>(
  rows.bettingRecord,
  () => import('@/generated/answers/bettingRecord.js'),
  { hasTexts: true },
)

/** The account's bets. The page that was shown stays until the next one is there. */
export function useBettingRecord(request: BettingRecord['request'] | undefined) {
  return useRead(bettingRecord, request, { keepPreviousData: true })
}
