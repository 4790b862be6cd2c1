import type { ConsolidatedFunds } from '@/contract/generated/gateway-types'
import { useSession } from '@/site/session/session'
import { defineCall } from '@/site/gateway/call-definition'
import { contractMembers, type ContractKind } from '@/contract/endpoints/contract-members'
import * as rows from '@/contract/endpoints/first-rows'
import { useRead } from '@/site/gateway/use-read'

const consolidatedFunds = defineCall<ConsolidatedFunds>(
  rows.consolidatedFunds,
  () => import('@/contract/generated/answers/consolidatedFunds.js'),
)

/** Contracts and team of the signed-in account (2 §3). Never requested for a trial account (1 §6). */
export function useConsolidatedFunds(isWanted = true) {
  const isTrial = useSession().role === 'trial'
  return useRead(consolidatedFunds, isTrial || !isWanted ? undefined : {})
}

/**
 * Whether there is a contract of a kind: in force, requested, or over and not yet paid out (2 §6). Daily wages also
 * count when the account has the contract by which it pays its downlines.
 */
export function hasContract(funds: ConsolidatedFunds['response'], kind: ContractKind): boolean {
  const [inForce, request] = contractMembers[kind]
  if (kind === 'dailyWages' && funds.contractmrdailysalinfotype !== null) return true
  return funds[inForce] !== null || funds[request] !== null || funds.unclaimed?.includes(kind) === true
}
