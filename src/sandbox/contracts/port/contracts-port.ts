import type { Contracts } from '@/sandbox/contracts/contracts'
import type { PaidPeriods } from '@/sandbox/contracts/paid-periods'

/** What agents and those above them agreed, and what it paid. */
export interface ContractsPort {
  readonly contracts: Contracts
  readonly paidPeriods: PaidPeriods
}
