import { topContainer } from '@/site/ui/modals/top-modal'
import { focusPage } from './focus-page'

/**
 * Focuses the heading of the page if nothing has the focus: what had it is gone, or nothing had it before, as with a
 * centre that is opened by its address. Deferred, because one modal may follow another.
 */
export function focusPageIfLost(): void {
  setTimeout(() => {
    const { activeElement, body } = document
    if (activeElement === body && topContainer() === body) focusPage()
  })
}
