import type { ReactNode } from 'react'
import { ActionTarget } from '@/site/elements/action-target'
import { useSite } from '@/site/merchant/site-context'

/** Links the points to the point mall, if the brand has one (1 §2). */
export function PointMallLink({ children }: { readonly children: ReactNode }) {
  const { pointMall } = useSite().routes.paths
  if (pointMall === undefined) return children
  return <ActionTarget action={{ action: 'navigate', to: pointMall, query: {} }}>{children}</ActionTarget>
}
