import { Suspense, type ReactNode } from 'react'
import { BlockBoundary } from './block-boundary'
import { PartFailed } from './part-failed'

/**
 * The place of what needs more of the merchant's data than the page holds: nothing until they are there, and a
 * failure is its own affair. Let its element be one constant: React gives up what was rendered in advance when
 * it is drawn anew before they have arrived.
 */
export function RestPlace({ name, children }: { name: string; children: ReactNode }) {
  return (
    <BlockBoundary name={name} fallback={(onRetry, error) => <PartFailed error={error} onRetry={onRetry} />}>
      <Suspense>{children}</Suspense>
    </BlockBoundary>
  )
}
