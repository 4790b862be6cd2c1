import { row, type Flags } from './endpoint-row'

/** Endpoints of the agent centre. The specification names only their entries (2 §2): the paths are our own. */
const own: Flags = { token: true, assumed: 'path and method' }

export const agentNews = row('agentNews', 'GET', '/wps/relay/MCS2_getAgentNews', own)
export const teamOverview = row('teamOverview', 'GET', '/wps/relay/MCS2_getTeamOverview', own)
export const teamMembers = row('teamMembers', 'GET', '/wps/relay/MCS2_getTeamMembers', own)
export const teamBets = row('teamBets', 'GET', '/wps/relay/ODSFE2_TeamBetRecord', own)
export const teamProfit = row('teamProfit', 'GET', '/wps/relay/ODSFE2_TeamProfitLoss', own)
export const teamTransactions = row('teamTransactions', 'GET', '/wps/relay/ODSFE2_TeamTransDet', own)
export const downlineTerms = row('downlineTerms', 'GET', '/wps/cash/downline/terms', own)
export const transferDownline = row('transferDownline', 'POST', '/wps/cash/downline', { ...own, kind: 'money' })
export const agentTerms = row('agentTerms', 'GET', '/wps/agent/terms', own)
export const createMember = row('createMember', 'POST', '/wps/agent/member', { ...own, encrypt: true })
export const inviteLinks = row('inviteLinks', 'GET', '/wps/agent/invites', own)
export const createInvite = row('createInvite', 'POST', '/wps/agent/invites', own)
export const removeInvite = row('removeInvite', 'POST', '/wps/agent/invites/remove', own)
