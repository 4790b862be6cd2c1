import { createContext, use } from 'react'
import type {
  AgentCentreAction,
  AgentPanelProps,
  MemberCentreAction,
  MemberPanelProps,
} from '@/generated/merchant-types'
import { Skeleton } from '@/ui/skeleton'
import { PartFailed } from './part-failed'
import type { PartLoader } from './part-loader'
import { PartPlace } from './part-place'

interface PanelLoaders {
  readonly memberCentre: PartLoader<MemberPanelProps>
  readonly agentCentre: PartLoader<AgentPanelProps>
}

const PanelsContext = createContext<PanelLoaders | undefined>(undefined)

/** Gives the centres below it the panels that they may show. */
export const PanelsProvider = PanelsContext

/** The panel that an action of a centre shows. */
export function PanelPlace({ show }: { show: MemberCentreAction | AgentCentreAction }) {
  const panels = use(PanelsContext)
  if (panels === undefined) throw new Error('panels outside PanelsProvider')
  const place = {
    waiting: <Skeleton lines={8} />,
    failed: (onRetry: () => void, error: Error) => <PartFailed error={error} onRetry={onRetry} />,
  }
  return show.action === 'memberCentre' ? (
    <PartPlace key={show.panel} loader={panels.memberCentre} name={show.panel} props={show.props} {...place} />
  ) : (
    <PartPlace key={show.panel} loader={panels.agentCentre} name={show.panel} props={show.props} {...place} />
  )
}
