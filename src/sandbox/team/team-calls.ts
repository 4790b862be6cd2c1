import * as validate from '@/contract/generated/validate-request.js'
import { answered } from '@/sandbox/call/gateway-call'
import { agentTerms, createMember } from './calls/create-member'
import { downlineTerms, transferDownline } from './calls/downline'
import { createInvite, inviteLinks, removeInvite } from './calls/invites'
import { referral } from './calls/referral'
import { teamMembers } from './calls/team-members'
import { teamOverview } from './calls/team-overview'
import { teamProfit } from './calls/team-profit'
import { teamBets, teamTransactions } from './calls/team-records'
import { transferUpline, uplineTerms } from './calls/upline'

export const teamCalls = {
  teamOverview: answered(validate.teamOverview, teamOverview),
  teamMembers: answered(validate.teamMembers, teamMembers),
  teamBets: answered(validate.teamBets, teamBets),
  teamProfit: answered(validate.teamProfit, teamProfit),
  teamTransactions: answered(validate.teamTransactions, teamTransactions),
  downlineTerms: answered(validate.downlineTerms, downlineTerms),
  transferDownline: answered(validate.transferDownline, transferDownline),
  agentTerms: answered(validate.agentTerms, agentTerms),
  createMember: answered(validate.createMember, createMember),
  inviteLinks: answered(validate.inviteLinks, inviteLinks),
  createInvite: answered(validate.createInvite, createInvite),
  removeInvite: answered(validate.removeInvite, removeInvite),
  uplineTerms: answered(validate.uplineTerms, uplineTerms),
  transferUpline: answered(validate.transferUpline, transferUpline),
  referral: answered(validate.referral, referral),
}
