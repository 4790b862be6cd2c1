import { row, type Flags } from './endpoint-row'

/**
 * Endpoints of contracts for which the specification names no calls (2 §4); those that act on one are in
 * endpoint-rows.ts.
 */
const own: Flags = { token: true, assumed: 'path and method' }
const ofMoney: Flags = { ...own, ofMoney: true }

export const contractRecord = row('contractRecord', 'GET', '/wps/relay/MCS2_getContractRecord', ofMoney)
export const contractDetails = row('contractDetails', 'GET', '/wps/relay/MCS2_getContractDetails', ofMoney)
export const offerContract = row('offerContract', 'POST', '/wps/relay/MCS2_offerContract', own)
export const endContract = row('endContract', 'POST', '/wps/relay/MCS2_endContract', own)
