import { createContext, type ReactNode } from 'react'
import type { AgentPanelProps, MemberPanelProps } from '@/contract/generated/merchant-types'
import type { ShownCentre } from '@/site/merchant/centres/centre-address'
import { useWholeSite } from '@/site/merchant/site-context'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { useRequiredContext } from '@/site/lib/use-required-context'
import { PartFailed } from './part-failed'
import type { PartLoader } from './part-loader'
import { PartPlace } from './part-place'

interface PanelLoaders {
  readonly memberCentre: PartLoader<MemberPanelProps>
  readonly agentCentre: PartLoader<AgentPanelProps>
}

const PanelsContext = createContext<PanelLoaders | undefined>(undefined)

/** Provides the panels that the centres below may show. */
export const PanelsProvider = PanelsContext

interface PanelPlaceProps {
  readonly shown: ShownCentre
  /** Rendered when the URL names no panel of this brand. */
  readonly none: ReactNode
}

/** The panel named by the URL, with its props from panels.json. Falls back to `none` for an unknown panel. */
export function PanelPlace({ shown: { action, panel }, none }: PanelPlaceProps) {
  const panels = useRequiredContext(PanelsContext, 'PanelsProvider')
  const { panels: listed } = useWholeSite()
  // A brand's own block exists only if panels.json names it, so a key that is present always has its props.
  const member = listed.member as Required<typeof listed.member>
  const agent = listed.agent as Required<typeof listed.agent>
  const place = {
    waiting: <Skeleton lines={8} />,
    failed: (onRetry: () => void, error: Error) => <PartFailed error={error} onRetry={onRetry} />,
  }
  if (action === 'memberCentre' && isKeyOf(member, panel))
    return <PartPlace loader={panels.memberCentre} name={panel} props={member[panel]} {...place} />
  if (action === 'agentCentre' && isKeyOf(agent, panel))
    return <PartPlace loader={panels.agentCentre} name={panel} props={agent[panel]} {...place} />
  return none
}

function isKeyOf<T extends object>(object: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(object, key)
}
