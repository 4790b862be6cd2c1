import { row } from './endpoint-row'

/** Endpoints that a home page may call: the others load with the parts that make their calls. */
export const permission = row('permission', 'GET', '/wps/system/status', { answer: 'info' })
export const notices = row('notices', 'GET', '/wps/relay/MCSFE_getListAnnouncements')
export const memberInfo = row('memberInfo', 'GET', '/wps/member/info', { token: true })
export const consolidatedFunds = row('consolidatedFunds', 'GET', '/wps/member/info/funds/consolidated', {
  token: true,
  ofMoney: true,
})
export const merchantWallet = row('merchantWallet', 'GET', '/wps/relay/GCS_merchantWallet', {
  token: true,
  ofMoney: true,
})
export const unreadCount = row('unreadCount', 'GET', '/wps/relay/CSP_unreadCount', { token: true, assumed: 'method' })
