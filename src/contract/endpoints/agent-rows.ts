import { row, type Flags } from './endpoint-row'

/** Endpoints of the agent centre. The specification names only their entries (2 §2): the paths are our own. */
const own: Flags = { token: true, assumed: 'path and method' }
const ofMoney: Flags = { ...own, ofMoney: true }

export const agentNews = row('agentNews', 'GET', '/wps/relay/MCS2_getAgentNews', own)
export const teamOverview = row('teamOverview', 'GET', '/wps/relay/MCS2_getTeamOverview', ofMoney)
export const teamMembers = row('teamMembers', 'GET', '/wps/relay/MCS2_getTeamMembers', ofMoney)
export const teamBets = row('teamBets', 'GET', '/wps/relay/ODSFE2_TeamBetRecord', ofMoney)
export const teamProfit = row('teamProfit', 'GET', '/wps/relay/ODSFE2_TeamProfitLoss', ofMoney)
export const teamTransactions = row('teamTransactions', 'GET', '/wps/relay/ODSFE2_TeamTransDet', ofMoney)
export const downlineTerms = row('downlineTerms', 'GET', '/wps/cash/downline/terms', ofMoney)
export const transferDownline = row('transferDownline', 'POST', '/wps/cash/downline', { ...own, kind: 'money' })
export const agentTerms = row('agentTerms', 'GET', '/wps/agent/terms', own)
export const createMember = row('createMember', 'POST', '/wps/agent/member', { ...own, encrypt: true })
export const inviteLinks = row('inviteLinks', 'GET', '/wps/agent/invites', own)
export const createInvite = row('createInvite', 'POST', '/wps/agent/invites', own)
export const removeInvite = row('removeInvite', 'POST', '/wps/agent/invites/remove', own)
