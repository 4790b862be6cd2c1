import { Suspense } from 'react'
import type { AgentTeamManagementProps } from '@/contract/generated/merchant-types'
import { PanelSections } from '@/site/elements/panel/panel-section'
import { usePanelQuery } from '@/site/merchant/centres/panel-query'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { People } from './people'

const TransferDown = lazyPart('agent-team-management', () =>
  import('./transfer-down').then((part) => part.TransferDown),
)

/** The members of the agent's team, and transfers to one of them (2 §2 team management, §6). */
export function AgentTeamManagement(props: AgentTeamManagementProps) {
  const [query, change] = usePanelQuery()
  const receiver = query.get('transfer')
  return (
    <PanelSections>
      {receiver === null ? (
        <People {...props} />
      ) : (
        <Suspense fallback={<Skeleton lines={5} />}>
          <TransferDown key={receiver} account={receiver} onBack={() => change({ transfer: undefined })} />
        </Suspense>
      )}
    </PanelSections>
  )
}
