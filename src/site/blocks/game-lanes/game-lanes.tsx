import { Suspense } from 'react'
import type { GameLanesProps } from '@/contract/generated/merchant-types'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { useNearView } from '@/site/ui/view/use-near-view'

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
