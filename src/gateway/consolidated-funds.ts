import type { ConsolidatedFunds } from '@/generated/gateway-types'
import { useSession } from '@/session/session'
import { defineCall } from './call-definition'
import * as rows from './first-rows'
import { useRead } from './use-read'

const consolidatedFunds = defineCall<ConsolidatedFunds>(
  rows.consolidatedFunds,
  () => import('@/generated/answers/consolidatedFunds.js'),
)

/** Contracts and team of the signed-in account (2 §3). A trial account is never asked about (1 §6). */
export function useConsolidatedFunds(isWanted = true) {
  const isTrial = useSession().role === 'trial'
  return useRead(consolidatedFunds, isTrial || !isWanted ? undefined : {})
}

/** Where the answer has the contracts of a kind: one in force, and whether a request for one waits. */
const members = {
  dividend: ['divtypeinfo', 'divtypereq'],
  dailyWages: ['dailysalinfotype', 'dailysalreqtype'],
  hourlySalary: ['contracthoursalinfo', 'contracthoursalreq'],
  realTimeSalary: ['realtimesalinfotype', 'realtimesalreqtype'],
} as const

export type ContractKind = keyof typeof members

/** Whether the account has a contract of a kind, in force or asked for (2 §6). */
export function hasContract(funds: ConsolidatedFunds['response'], kind: ContractKind): boolean {
  const [inForce, request] = members[kind]
  return funds[inForce] !== null || funds[request] === 1
}
