import { Suspense } from 'react'
import type { GameLanesProps } from '@/contract/generated/merchant-types'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { useNearView } from '@/site/ui/view/use-near-view'

/** Lazy-loaded: the lanes depend on the server's answer, so no prerendered page contains them or their texts. */
const AllLanes = lazyPart('all-lanes', () => import('./all-lanes').then((part) => part.AllLanes))

/**
 * Lanes of games or of vendors, each a row that can be swiped (2 §2). Loaded when they are about to scroll into view.
 */
export function GameLanes(props: GameLanesProps) {
  const [place, isNear] = useNearView()
  // A lane is about six lines high. One of the player's own may not be there.
  const certain = props.lanes.filter((lane) => lane !== 'recents' && lane !== 'favourites')
  const waiting = <Skeleton lines={6 * Math.max(1, certain.length)} />
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
