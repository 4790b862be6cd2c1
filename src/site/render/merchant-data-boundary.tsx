import { Suspense, useEffect, type ReactNode } from 'react'
import { replayEarlyPress } from '@/site/ui/focus/early-press'
import { BlockBoundary } from './block-boundary'
import { PartFailed } from './part-failed'

/**
 * Wraps children that need merchant data which the page itself does not hold. Renders nothing until the data arrive,
 * and has its own error boundary. Pass a constant element: React discards the prerendered HTML if this renders again
 * before the data have arrived.
 */
export function MerchantDataBoundary({ name, children }: { name: string; children: ReactNode }) {
  return (
    <BlockBoundary name={name} fallback={(onRetry, error) => <PartFailed error={error} onRetry={onRetry} />}>
      <Suspense>
        {children}
        <Alive />
      </Suspense>
    </BlockBoundary>
  )
}

/** Replays a press on a child that was prerendered: none of the parts around hydrates as late as these children. */
function Alive() {
  useEffect(replayEarlyPress, [])
  return null
}
