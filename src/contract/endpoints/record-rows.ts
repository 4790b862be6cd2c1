import { row } from './endpoint-row'

/** Records of an account's activity, for which the specification names no calls (2 §2). */
const record = { token: true, assumed: 'path and method' } as const
const ofMoney = { ...record, ofMoney: true } as const

export const bettingRecord = row('bettingRecord', 'GET', '/wps/relay/ODSFE2_BetRecord', ofMoney)
export const profitLoss = row('profitLoss', 'GET', '/wps/relay/ODSFE2_ProfitLoss', ofMoney)
export const moneyReceipt = row('moneyReceipt', 'GET', '/wps/wallet/receipt', record)
// Needs no account: anybody who is shown a receipt may verify it.
export const checkReceipt = row('checkReceipt', 'GET', '/wps/wallet/receipt/check', { assumed: 'path and method' })
