import { Suspense } from 'react'
import type { WinnerBoardProps } from '@/contract/generated/merchant-types'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { useNearView } from '@/site/ui/view/use-near-view'

/** They are what the server says: no document has them, nor the texts that they need. */
const Winners = lazyPart('winners', () => import('./winners').then((part) => part.Winners))

/** Who won of late, the largest win first (2 §7). They come when they are about to be seen. */
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
