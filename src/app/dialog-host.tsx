import { Suspense } from 'react'
import { styled } from 'styled-components'
import { BlockBoundary } from '@/render/block-boundary'
import { PartFailed } from '@/render/part-failed'
import { useOpenDialogs } from '@/site/dialogs'
import { lazyPart } from '@/ui/lazy-part'
import { Veil } from './busy-veil'

/** No page opens with a dialog. */
const OpenDialogs = lazyPart('open-dialogs', () => import('./open-dialogs').then((part) => part.OpenDialogs))

/** Shows the open dialogs. */
export function DialogHost() {
  if (useOpenDialogs().length === 0) return null
  return (
    <BlockBoundary name="dialogs" fallback={(onRetry, error) => <Lost error={error} onRetry={onRetry} />}>
      <Suspense fallback={<Veil />}>
        <OpenDialogs />
      </Suspense>
    </BlockBoundary>
  )
}

function Lost(props: { error: Error; onRetry: () => void }) {
  return (
    <Bar>
      <PartFailed {...props} />
    </Bar>
  )
}

/** Where it is seen wherever the page is scrolled to. */
const Bar = styled.div`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: 90;
  padding: var(--space-2) var(--space-gutter);
  border-block-start: 1px solid var(--color-border);
  background: var(--color-surface-raised);
`
