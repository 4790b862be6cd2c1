/** Where the consolidated answer has each kind (2 §3): the contract in force, and the request that waits for an answer. */
export const contractMembers = {
  dividend: ['divtypeinfo', 'divtypereq'],
  dailyWages: ['dailysalinfotype', 'dailysalreqtype'],
  hourlySalary: ['contracthoursalinfo', 'contracthoursalreq'],
  realTimeSalary: ['realtimesalinfotype', 'realtimesalreqtype'],
} as const

export type ContractKind = keyof typeof contractMembers

export const contractKinds = Object.keys(contractMembers) as readonly ContractKind[]
