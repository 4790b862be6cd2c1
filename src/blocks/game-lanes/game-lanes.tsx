import { Suspense } from 'react'
import type { GameLanesProps } from '@/generated/merchant-types'
import { lazyPart } from '@/ui/lazy-part'
import { Skeleton } from '@/ui/skeleton'
import { useNearView } from '@/ui/use-near-view'

/** They are what the server says: no document has them, nor the texts that they need. */
const AllLanes = lazyPart('all-lanes', () => import('./all-lanes').then((part) => part.AllLanes))

/** Lanes of games or of vendors, each a row that is swiped (2 §2). They come when they are about to be seen. */
export function GameLanes(props: GameLanesProps) {
  const [place, isNear] = useNearView()
  const waiting = <Skeleton lines={6} />
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={waiting}>
          <AllLanes {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}
