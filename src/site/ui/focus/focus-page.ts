import { isDrawn } from './is-drawn'

/** Focuses the heading of the page, so that a screen reader says where it is; a page without one as a whole. */
export function focusPage(): void {
  const page = document.getElementById('main')
  const heading = [...(page?.querySelectorAll('h1') ?? [])].find(isDrawn)
  if (heading !== undefined) heading.tabIndex = -1
  const place = heading ?? page
  place?.focus({ preventScroll: true })
}
