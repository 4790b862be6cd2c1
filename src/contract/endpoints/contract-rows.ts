import { row, type Flags } from './endpoint-row'

/** Rows about contracts that the specification names without their calls (2 §4); those that process one are in the table. */
const own: Flags = { token: true, assumed: 'path and method' }

export const contractRecord = row('contractRecord', 'GET', '/wps/relay/MCS2_getContractRecord', own)
export const contractDetails = row('contractDetails', 'GET', '/wps/relay/MCS2_getContractDetails', own)
export const offerContract = row('offerContract', 'POST', '/wps/relay/MCS2_offerContract', own)
export const endContract = row('endContract', 'POST', '/wps/relay/MCS2_endContract', own)
