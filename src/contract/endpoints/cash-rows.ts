import { row, type Flags } from './endpoint-row'

/**
 * Endpoints of deposits and withdrawals. The specification names only their pages (2 §2, §3): the paths are our own.
 */
const own: Flags = { token: true, assumed: 'path and method' }
const ofMoney: Flags = { ...own, ofMoney: true }

export const depositMethods = row('depositMethods', 'GET', '/wps/cash/deposit/methods', ofMoney)
export const deposits = row('deposits', 'GET', '/wps/cash/deposits', ofMoney)
export const requestDeposit = row('requestDeposit', 'POST', '/wps/cash/deposit', { ...own, kind: 'money' })
export const depositPaid = row('depositPaid', 'POST', '/wps/cash/deposit/paid', {
  ...own,
  upload: { part: 'proof', most: 1 },
})
export const cancelDeposit = row('cancelDeposit', 'POST', '/wps/cash/deposit/cancel', own)
export const withdrawalTerms = row('withdrawalTerms', 'GET', '/wps/cash/withdrawal/terms', ofMoney)
export const withdrawalQuote = row('withdrawalQuote', 'GET', '/wps/cash/withdrawal/quote', ofMoney)
export const withdrawals = row('withdrawals', 'GET', '/wps/cash/withdrawals', ofMoney)
export const requestWithdrawal = row('requestWithdrawal', 'POST', '/wps/cash/withdrawal', { ...own, kind: 'money' })
export const withdrawalProof = row('withdrawalProof', 'POST', '/wps/cash/withdrawal/proof', {
  ...own,
  upload: { part: 'proof', most: 1 },
})
// The player's own limits, which the specification does not name.
export const playLimits = row('playLimits', 'GET', '/wps/member/limits', ofMoney)
export const setPlayLimit = row('setPlayLimit', 'POST', '/wps/member/limits', own)
export const excludeSelf = row('excludeSelf', 'POST', '/wps/member/exclusion', own)
export const uplineTerms = row('uplineTerms', 'GET', '/wps/cash/upline/terms', ofMoney)
export const transferUpline = row('transferUpline', 'POST', '/wps/cash/upline', { ...own, kind: 'money' })
export const confirmWithdrawal = row('confirmWithdrawal', 'POST', '/wps/cash/withdrawal/confirm', {
  ...own,
  kind: 'money',
})
