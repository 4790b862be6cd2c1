import { styled } from 'styled-components'
import { PartFailed } from '@/site/render/part-failed'
import { PartLoader } from '@/site/render/part-loader'
import { PartPlace } from '@/site/render/part-place'
import { useOpenDialogs } from '@/site/merchant/dialogs'
import { useLocation } from '@/site/merchant/pages/navigation'
import { useHydrated } from '@/site/ui/view/use-hydrated'
import { Veil } from '@/site/app/events/busy-veil'

/** No page opens with a dialog. Remembered once it is there, so that the first one opens at once. */
const overlays = new PartLoader<{ readonly 'open-dialogs': object }>({
  'open-dialogs': () => import('./open-dialogs').then((part) => part.OpenDialogs),
})

/** What it is is found out by what arrives for it. */
const namesCentre = /[?&](member|agent)(=|&|$)/

/** Fetches the code of all dialogs; that it cannot be had is met when one is opened. */
export function prefetchDialogs(): void {
  overlays.prefetch('open-dialogs')
}

/** Shows what stands over the page. What its address shows, no page that is rendered in advance shows yet. */
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
