import type { ContractKind } from './contract-members'

/** The call that processes each kind (2 §7): the same acts and words for all. */
export const contractCalls = {
  dividend: 'dividendClaim',
  dailyWages: 'dailySalary',
  hourlySalary: 'hourlySalary',
  realTimeSalary: 'realTimeSalary',
} as const satisfies Record<ContractKind, string>
