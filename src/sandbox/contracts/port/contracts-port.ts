import type { Contracts } from '@/sandbox/contracts/contracts'
import type { PaidPeriods } from '@/sandbox/contracts/paid-periods'

/** Contracts between agents and their uplines, and what they paid. */
export interface ContractsPort {
  readonly contracts: Contracts
  readonly paidPeriods: PaidPeriods
}
