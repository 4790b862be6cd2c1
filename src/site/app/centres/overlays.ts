import { dialogs } from '@/site/dialogs/registry'
import type { Action, AgentPanelProps, DialogName, MemberPanelProps } from '@/contract/generated/merchant-types'
import { agentPanels } from '@/site/panels/agent/registry'
import { memberPanels } from '@/site/panels/member/registry'
import { PartLoader } from '@/site/render/part-loader'
import type { DialogPartProps } from '@/site/merchant/dialogs'

type DialogParts = { [D in DialogName]: DialogPartProps<D> }

/** Loaders of dialogs and panels, shared by the whole site. */
export const dialogLoader = new PartLoader<DialogParts>(dialogs)
export const panelLoaders = {
  memberCentre: new PartLoader<MemberPanelProps>(memberPanels),
  agentCentre: new PartLoader<AgentPanelProps>(agentPanels),
}

/** Prefetches the code of the overlay that an action opens. */
export function prefetchOverlay(action: Action): void {
  if (action.action === 'dialog') dialogLoader.prefetch(action.dialog)
  if (action.action === 'memberCentre') {
    dialogLoader.prefetch('member-centre')
    panelLoaders.memberCentre.prefetch(action.panel)
  }
  if (action.action === 'agentCentre') {
    dialogLoader.prefetch('agent-centre')
    panelLoaders.agentCentre.prefetch(action.panel)
  }
}
