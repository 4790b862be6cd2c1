import type {
  AgentNews,
  TeamBets,
  TeamMembers,
  TeamOverview,
  TeamProfit,
  TeamTransactions,
} from '@/contract/generated/gateway-types'
import * as rows from '@/contract/endpoints/agent-rows'
import { defineCall } from '@/site/gateway/call-definition'
import { useRead } from '@/site/gateway/use-read'

const agentNews = defineCall<AgentNews>(rows.agentNews, () => import('@/contract/generated/answers/agentNews.js'), {
  hasTexts: true,
})
const teamOverview = defineCall<TeamOverview>(
  rows.teamOverview,
  () => import('@/contract/generated/answers/teamOverview.js'),
)
const teamMembers = defineCall<TeamMembers>(
  rows.teamMembers,
  () => import('@/contract/generated/answers/teamMembers.js'),
)
export const teamBets = defineCall<TeamBets>(rows.teamBets, () => import('@/contract/generated/answers/teamBets.js'), {
  hasTexts: true,
})
export const teamProfit = defineCall<TeamProfit>(
  rows.teamProfit,
  () => import('@/contract/generated/answers/teamProfit.js'),
)
export const teamTransactions = defineCall<TeamTransactions>(
  rows.teamTransactions,
  () => import('@/contract/generated/answers/teamTransactions.js'),
)

/** The platform's news for agents (2 §2). */
export const useAgentNews = () => useRead(agentNews, {})

/** Figures of all downlines, with the previous period (2 §2 team overview). */
export const useTeamOverview = () => useRead(teamOverview, {})

/** Downlines of the account. The previous page stays visible until the next one has loaded. */
export const useTeamMembers = (request: TeamMembers['request']) =>
  useRead(teamMembers, request, { keepPreviousData: true })

/** Records of the team; without a request, no call is made. */
export const useTeamBets = (request: TeamBets['request'] | undefined) =>
  useRead(teamBets, request, { keepPreviousData: true })
export const useTeamProfit = (request: TeamProfit['request'] | undefined) =>
  useRead(teamProfit, request, { keepPreviousData: true })
export const useTeamTransactions = (request: TeamTransactions['request'] | undefined) =>
  useRead(teamTransactions, request, { keepPreviousData: true })
