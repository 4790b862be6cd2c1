import { useLayoutEffect, type RefObject } from 'react'
import { isDrawn } from '@/site/ui/focus/is-drawn'

/**
 * Focuses the heading of a centre's panel when the panel opens or changes, and when the menu that covered it closes
 * with the focus in it: the next stop of the Tab key is in the panel, and a screen reader says its name. The panel
 * itself is not focused, because a screen reader may read all of it.
 */
export function useCentreFocus(
  centre: RefObject<HTMLElement | null>,
  { panel, isMenuOpen }: { readonly panel: string; readonly isMenuOpen: boolean },
): void {
  useLayoutEffect(() => focusPanel(centre.current), [centre, panel])

  useLayoutEffect(() => {
    const active = document.activeElement
    const isLost = active === document.body || active?.closest('nav') != null
    if (!isMenuOpen && isLost) focusPanel(centre.current)
  }, [centre, isMenuOpen])
}

/** Beside its menu a panel has a heading of its own; on a phone the title of the centre is its name. */
function focusPanel(centre: HTMLElement | null): void {
  const ofPanel = centre?.querySelector<HTMLElement>(':scope > [role="region"] > h2')
  const heading = ofPanel && isDrawn(ofPanel) ? ofPanel : centre?.querySelector<HTMLElement>(':scope > h2')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
