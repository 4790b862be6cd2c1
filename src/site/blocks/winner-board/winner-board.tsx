import { Suspense } from 'react'
import type { WinnerBoardProps } from '@/contract/generated/merchant-types'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { useNearView } from '@/site/ui/view/use-near-view'

/** Lazy-loaded: the winners depend on the server's answer, so no prerendered page contains them or their texts. */
const Winners = lazyPart('winners', () => import('./winners').then((part) => part.Winners))

/** Recent winners, the largest win first (2 §7). Loaded when they are about to scroll into view. */
export function WinnerBoard(props: WinnerBoardProps) {
  const [place, isNear] = useNearView()
  const waiting = <Skeleton lines={props.look === 'band' ? 5 : props.count} />
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={waiting}>
          <Winners {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}
