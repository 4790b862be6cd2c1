import type { CallName } from '@/contract/endpoints/endpoints'
import type {
  AgentNews,
  AgentTerms,
  CreateInvite,
  CreateMember,
  DownlineTerms,
  InviteLinks,
  RemoveInvite,
  TeamBets,
  TeamMembers,
  TeamOverview,
  TeamProfit,
  TeamTransactions,
  TransferDownline,
} from '@/contract/generated/gateway-types'
import * as validate from '@/contract/generated/validate-request.js'
import { agentNews } from './calls/agent-news'
import { agentTerms, createMember } from './calls/create-member'
import { downlineTerms, transferDownline } from './calls/downline'
import { createInvite, inviteLinks, removeInvite } from './calls/invites'
import { teamMembers } from './calls/team-members'
import { teamOverview } from './calls/team-overview'
import { teamProfit } from './calls/team-profit'
import { teamBets, teamTransactions } from './calls/team-records'
import { answered, type AnsweredCall } from './gateway-call'

/** The rows of the agent centre. */
export const agentCalls = {
  agentNews: answered<AgentNews>(validate.agentNews, agentNews),
  teamOverview: answered<TeamOverview>(validate.teamOverview, teamOverview),
  teamMembers: answered<TeamMembers>(validate.teamMembers, teamMembers),
  teamBets: answered<TeamBets>(validate.teamBets, teamBets),
  teamProfit: answered<TeamProfit>(validate.teamProfit, teamProfit),
  teamTransactions: answered<TeamTransactions>(validate.teamTransactions, teamTransactions),
  downlineTerms: answered<DownlineTerms>(validate.downlineTerms, downlineTerms),
  transferDownline: answered<TransferDownline>(validate.transferDownline, transferDownline),
  agentTerms: answered<AgentTerms>(validate.agentTerms, agentTerms),
  createMember: answered<CreateMember>(validate.createMember, createMember),
  inviteLinks: answered<InviteLinks>(validate.inviteLinks, inviteLinks),
  createInvite: answered<CreateInvite>(validate.createInvite, createInvite),
  removeInvite: answered<RemoveInvite>(validate.removeInvite, removeInvite),
} satisfies Partial<Record<CallName, AnsweredCall>>
