import type { Routes } from '@/generated/merchant-types'
import type { Prepare } from '@/site/intent'
import { pageOf } from '@/site/pages'
import { blocksOf } from './page-blocks'
import { blockLoader } from './parts'

/** Fetches the code of the dialog, the centre or the page that an action leads to. */
export function prepareAction(routes: Routes): Prepare {
  return (action) => {
    if (action.action !== 'navigate') return prefetchOverlay(action)
    const found = pageOf(routes, action.to)
    if (found !== undefined) blocksOf(found.page, routes).forEach((name) => blockLoader.prefetch(name))
  }
}

/** That it cannot be had is met when it is opened. */
function prefetchOverlay(action: Parameters<Prepare>[0]): void {
  import('./overlays').then(
    (overlays) => overlays.prefetchOverlay(action),
    () => undefined,
  )
}
