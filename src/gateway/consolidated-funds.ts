import type { ConsolidatedFunds } from '@/generated/gateway-types'
import { useSession } from '@/session/session'
import { defineCall } from './call-definition'
import * as rows from './endpoint-rows'
import { useRead } from './use-read'

const consolidatedFunds = defineCall<ConsolidatedFunds>(
  rows.consolidatedFunds,
  () => import('@/generated/answers/consolidatedFunds.js'),
)

/** Contracts and team of the signed-in account (2 §3). A trial account is never asked about (1 §6). */
export function useConsolidatedFunds() {
  return useRead(consolidatedFunds, useSession().role === 'trial' ? undefined : {})
}
