import type { AgentTeamManagementProps } from '@/contract/generated/merchant-types'
import { PanelSections } from '@/site/elements/panel/panel-section'
import { usePanelQuery } from '@/site/merchant/centres/panel-query'
import { People } from './people'
import { TransferDown } from './transfer-down'

/** The members of the agent's team, and transfers to one of them (2 §2 team management, §6). */
export function AgentTeamManagement(props: AgentTeamManagementProps) {
  const [query, change] = usePanelQuery()
  const receiver = query.get('transfer')
  return (
    <PanelSections>
      {receiver === null ? (
        <People {...props} />
      ) : (
        <TransferDown key={receiver} account={receiver} onBack={() => change({ transfer: undefined })} />
      )}
    </PanelSections>
  )
}
