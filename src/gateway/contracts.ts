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
} from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import type { ContractKind } from './contract-members'
import * as contractRows from './contract-rows'
import * as rows from './endpoint-rows'
import { useRead } from './use-read'

export type Contract = NonNullable<ConsolidatedFunds['response']['divtypeinfo']>
export type ContractRequest = NonNullable<ConsolidatedFunds['response']['divtypereq']>
export type Term = Contract['terms'][number]

export const contractRecord = defineCall<ContractRecord>(
  contractRows.contractRecord,
  () => import('@/generated/answers/contractRecord.js'),
)
const contractDetails = defineCall<ContractDetails>(
  contractRows.contractDetails,
  () => import('@/generated/answers/contractDetails.js'),
)
export const offerContract = defineCall<OfferContract>(
  contractRows.offerContract,
  () => import('@/generated/answers/offerContract.js'),
)
export const endContract = defineCall<EndContract>(
  contractRows.endContract,
  () => import('@/generated/answers/endContract.js'),
)
export const dividendClaim = defineCall<DividendClaim>(
  rows.dividendClaim,
  () => import('@/generated/answers/dividendClaim.js'),
)
export const dailySalary = defineCall<DailySalary>(rows.dailySalary, () => import('@/generated/answers/dailySalary.js'))
export const hourlySalary = defineCall<HourlySalary>(
  rows.hourlySalary,
  () => import('@/generated/answers/hourlySalary.js'),
)
export const realTimeSalary = defineCall<RealTimeSalary>(
  rows.realTimeSalary,
  () => import('@/generated/answers/realTimeSalary.js'),
)

/** Periods of a contract that are over. The page that was shown stays until the next one is there. */
export function useContractRecord(request: ContractRecord['request'] | undefined) {
  return useRead(contractRecord, request, { keepPreviousData: true })
}

/** What there is to know of a kind of contract before somebody agrees or offers (2 §4). */
export const useContractDetails = (kind: ContractKind) => useRead(contractDetails, { kind })
