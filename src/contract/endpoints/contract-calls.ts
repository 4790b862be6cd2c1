import type { ContractKind } from './contract-members'

/** The call that acts on each kind of contract (2 §7); all have the same acts and request. */
export const contractCalls = {
  dividend: 'dividendClaim',
  dailyWages: 'dailySalary',
  hourlySalary: 'hourlySalary',
  realTimeSalary: 'realTimeSalary',
} as const satisfies Record<ContractKind, string>
