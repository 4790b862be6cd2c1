import type {
  ConsolidatedFunds,
  ContractDetails,
  ContractRecord,
  DailySalary,
  DividendClaim,
  EndContract,
  HourlySalary,
  OfferContract,
  RealTimeSalary,
} from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import type { ContractKind } from '@/contract/endpoints/contract-members'
import * as contractRows from '@/contract/endpoints/contract-rows'
import * as rows from '@/contract/endpoints/endpoint-rows'
import { useRead } from '@/site/gateway/use-read'

export type Contract = NonNullable<ConsolidatedFunds['response']['divtypeinfo']>
export type ContractRequest = NonNullable<ConsolidatedFunds['response']['divtypereq']>
export type Term = Contract['terms'][number]

export const contractRecord = defineCall<ContractRecord>(
  contractRows.contractRecord,
  () => import('@/contract/generated/answers/contractRecord.js'),
)
const contractDetails = defineCall<ContractDetails>(
  contractRows.contractDetails,
  () => import('@/contract/generated/answers/contractDetails.js'),
)
export const offerContract = defineCall<OfferContract>(
  contractRows.offerContract,
  () => import('@/contract/generated/answers/offerContract.js'),
)
export const endContract = defineCall<EndContract>(
  contractRows.endContract,
  () => import('@/contract/generated/answers/endContract.js'),
)
export const dividendClaim = defineCall<DividendClaim>(
  rows.dividendClaim,
  () => import('@/contract/generated/answers/dividendClaim.js'),
)
export const dailySalary = defineCall<DailySalary>(
  rows.dailySalary,
  () => import('@/contract/generated/answers/dailySalary.js'),
)
export const hourlySalary = defineCall<HourlySalary>(
  rows.hourlySalary,
  () => import('@/contract/generated/answers/hourlySalary.js'),
)
export const realTimeSalary = defineCall<RealTimeSalary>(
  rows.realTimeSalary,
  () => import('@/contract/generated/answers/realTimeSalary.js'),
)

/** Past periods of a contract. The previous page stays visible until the next one has loaded. */
export function useContractRecord(request: ContractRecord['request'] | undefined) {
  return useRead(contractRecord, request, { keepPreviousData: true })
}

/** The details of a kind of contract, to read before accepting or offering one (2 §4). */
export const useContractDetails = (kind: ContractKind) => useRead(contractDetails, { kind })
