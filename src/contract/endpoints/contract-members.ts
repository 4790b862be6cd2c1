/** The members of the consolidated answer for each kind (2 §3): the contract in force, and the pending request. */
export const contractMembers = {
  dividend: ['divtypeinfo', 'divtypereq'],
  dailyWages: ['dailysalinfotype', 'dailysalreqtype'],
  hourlySalary: ['contracthoursalinfo', 'contracthoursalreq'],
  realTimeSalary: ['realtimesalinfotype', 'realtimesalreqtype'],
} as const

export type ContractKind = keyof typeof contractMembers

export const contractKinds = Object.keys(contractMembers) as readonly ContractKind[]
