import { Suspense } from 'react'
import type { GameLanesProps } from '@/generated/merchant-types'
import { lazyPart } from '@/ui/lazy-part'
import { Skeleton } from '@/ui/skeleton'
import { useHydrated } from '@/ui/use-hydrated'

/** They are what the server says: no document has them, nor the texts that they need. */
const AllLanes = lazyPart('all-lanes', () => import('./all-lanes').then((part) => part.AllLanes))

/** Lanes of games or of vendors, each a row that is swiped (2 §2). */
export function GameLanes(props: GameLanesProps) {
  const isAlive = useHydrated()
  const waiting = <Skeleton lines={6} />
  return <Suspense fallback={waiting}>{isAlive ? <AllLanes {...props} /> : waiting}</Suspense>
}
