import { styled } from 'styled-components'
import { PartFailed } from '@/site/render/part-failed'
import { PartLoader } from '@/site/render/part-loader'
import { PartPlace } from '@/site/render/part-place'
import { useOpenDialogs } from '@/site/merchant/dialogs'
import { useLocation } from '@/site/merchant/pages/navigation'
import { useHydrated } from '@/site/ui/view/use-hydrated'
import { Veil } from '@/site/app/events/busy-veil'

/**
 * Lazy-loaded, because no page starts with an open dialog. Cached here, so that the first dialog opens without a delay.
 */
const overlays = new PartLoader<{ readonly 'open-dialogs': object }>({
  'open-dialogs': () => import('./open-dialogs').then((part) => part.OpenDialogs),
})

/** Only a cheap test whether the URL names a centre. The lazy-loaded part parses it. */
const namesCentre = /[?&](member|agent)(=|&|$)/

/** Prefetches the code of all dialogs. A failure is reported when a dialog is opened. */
export function prefetchDialogs(): void {
  overlays.prefetch('open-dialogs')
}

/** Renders the overlays. A centre in the URL opens only after hydration, because prerendered pages have none. */
export function DialogHost() {
  const isHydrated = useHydrated()
  const hasCentre = namesCentre.test(useLocation().search) && isHydrated
  if (useOpenDialogs().length === 0 && !hasCentre) return null
  return (
    <PartPlace
      loader={overlays}
      name="open-dialogs"
      props={{}}
      waiting={<Veil />}
      failed={(onRetry, error) => (
        <Bar>
          <PartFailed error={error} onRetry={onRetry} />
        </Bar>
      )}
    />
  )
}

/** Fixed to the viewport, so that it is visible at every scroll position. */
const Bar = styled.div`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: 90;
  padding: var(--space-2) var(--space-gutter);
  border-block-start: 1px solid var(--color-border);
  background: var(--color-surface-raised);
`
