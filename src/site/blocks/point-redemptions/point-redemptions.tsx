import { Suspense } from 'react'
import type { PointRedemptionsProps } from '@/contract/generated/merchant-types'
import { useSession } from '@/site/session/session'
import { guardFailure } from '@/site/merchant/actions/guards'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { Skeleton } from '@/site/ui/loading/skeleton'

/** Lazy-loaded, because guests do not need it. */
const OwnRedemptions = lazyPart('own-redemptions', () =>
  import('./own-redemptions').then((part) => part.OwnRedemptions),
)

/** The player's redemptions and their status (2 §2 redeem history). */
export function PointRedemptions(props: PointRedemptionsProps) {
  const { role } = useSession()
  if (guardFailure('realAccount', role) !== undefined) return null
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <OwnRedemptions {...props} />
    </Suspense>
  )
}
