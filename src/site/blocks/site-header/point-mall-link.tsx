import type { ReactNode } from 'react'
import { ActionTarget } from '@/site/elements/action-target'
import { useSite } from '@/site/merchant/site-context'

/** Leads from the points to what there is for them, where the brand has a point mall (1 §2). */
export function PointMallLink({ children }: { readonly children: ReactNode }) {
  const { pointMall } = useSite().routes.paths
  if (pointMall === undefined) return children
  return <ActionTarget action={{ action: 'navigate', to: pointMall, query: {} }}>{children}</ActionTarget>
}
