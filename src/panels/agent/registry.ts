import type { ComponentType } from 'react'
import type { AgentPanelName, AgentPanelProps } from '@/generated/merchant-types'

/** What the agent centre may show. A panel arrives when it is first shown. */
export const agentPanels: { readonly [P in AgentPanelName]: () => Promise<ComponentType<AgentPanelProps[P]>> } = {
  'agent-team-overview': () =>
    import('./agent-team-overview/agent-team-overview').then((part) => part.AgentTeamOverview),
}
