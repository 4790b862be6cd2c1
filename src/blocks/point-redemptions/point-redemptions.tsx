import { Suspense } from 'react'
import type { PointRedemptionsProps } from '@/generated/merchant-types'
import { useSession } from '@/session/session'
import { obstacle } from '@/site/guards'
import { lazyPart } from '@/ui/lazy-part'
import { Skeleton } from '@/ui/skeleton'

/** Visitors need none of it. */
const OwnRedemptions = lazyPart('own-redemptions', () =>
  import('./own-redemptions').then((part) => part.OwnRedemptions),
)

/** What was redeemed, and what became of it (2 §2 redeem history). */
export function PointRedemptions(props: PointRedemptionsProps) {
  const { role } = useSession()
  if (obstacle('realAccount', role) !== undefined) return null
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <OwnRedemptions {...props} />
    </Suspense>
  )
}
