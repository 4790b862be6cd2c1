import type { ComponentType } from 'react'
import { merchantBlocks } from '@/site/generated/merchant-blocks'
import type { AgentPanelName, AgentPanelProps } from '@/contract/generated/merchant-types'

/** The panels of the agent centre. A panel is loaded when it is first shown. A merchant's own blocks come last. */
export const agentPanels: { readonly [P in AgentPanelName]: () => Promise<ComponentType<AgentPanelProps[P]>> } = {
  'agent-daily-wages': () => import('./agent-daily-wages/agent-daily-wages').then((part) => part.AgentDailyWages),
  'agent-dividend-record': () =>
    import('./agent-dividend-record/agent-dividend-record').then((part) => part.AgentDividendRecord),
  'agent-hourly-salary': () =>
    import('./agent-hourly-salary/agent-hourly-salary').then((part) => part.AgentHourlySalary),
  'agent-real-time-salary': () =>
    import('./agent-real-time-salary/agent-real-time-salary').then((part) => part.AgentRealTimeSalary),
  'agent-announcement': () => import('./agent-announcement/agent-announcement').then((part) => part.AgentAnnouncement),
  'agent-downline-transactions': () =>
    import('./agent-downline-transactions/agent-downline-transactions').then((part) => part.AgentDownlineTransactions),
  'agent-income': () => import('./agent-income/agent-income').then((part) => part.AgentIncome),
  'agent-profit-loss': () => import('./agent-profit-loss/agent-profit-loss').then((part) => part.AgentProfitLoss),
  'agent-registration-center': () =>
    import('./agent-registration-center/agent-registration-center').then((part) => part.AgentRegistrationCenter),
  'agent-team-betting': () => import('./agent-team-betting/agent-team-betting').then((part) => part.AgentTeamBetting),
  'agent-team-management': () =>
    import('./agent-team-management/agent-team-management').then((part) => part.AgentTeamManagement),
  'agent-team-overview': () =>
    import('./agent-team-overview/agent-team-overview').then((part) => part.AgentTeamOverview),
  ...merchantBlocks,
}
