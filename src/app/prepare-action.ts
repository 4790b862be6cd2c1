import type { Routes } from '@/generated/merchant-types'
import type { Prepare } from '@/site/intent'
import { pageAt } from '@/site/pages'
import { blocksOf } from './page-blocks'
import { blockLoader, dialogLoader } from './parts'

/** Fetches the code of the dialog or the page that an action leads to. */
export function prepareAction(routes: Routes): Prepare {
  return (action) => {
    if (action.action === 'dialog') dialogLoader.prefetch(action.dialog)
    if (action.action !== 'navigate') return
    const found = pageAt(routes, action.to.split(/[?#]/)[0] ?? '')
    if (found !== undefined) blocksOf(found.page, routes).forEach((name) => blockLoader.prefetch(name))
  }
}
