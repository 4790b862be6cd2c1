import type { Prepare } from '@/site/merchant/actions/intent'
import type { SiteLoader } from '@/site/merchant/site-loader'
import { pageOf } from '@/site/merchant/pages/pages'
import { blocksOf } from '@/site/app/start/page-blocks'
import { blockLoader } from '@/site/app/start/parts'

/** Prefetches the code of the dialog, centre or page that an action opens. */
export function prepareAction(site: SiteLoader): Prepare {
  return (action) => {
    if (action.action === 'navigate') void prefetchPage(site, action.to)
    else prefetchOverlay(action)
  }
}

async function prefetchPage(site: SiteLoader, to: string): Promise<void> {
  const { routes } = (await site.prefetch()) ?? site.now
  const found = pageOf(routes, to)
  if (found !== undefined) blocksOf(found.page, routes).forEach((name) => blockLoader.prefetch(name))
}

/** A failure is ignored here and reported when the overlay is opened. */
function prefetchOverlay(action: Parameters<Prepare>[0]): void {
  import('./overlays').then(
    (overlays) => overlays.prefetchOverlay(action),
    () => undefined,
  )
}
