import { placeOf } from './place-of'

/** Parts of the page, or of a dialog that lies over it, that make it scroll sideways. */
export function partsTooWide(): string[] {
  const pages = [document.documentElement, ...document.querySelectorAll('dialog[open]')]
  return pages.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).flatMap(outsideOf)
}

/** What reaches over the edge of a page, the outermost first, without what something else clips or scrolls. */
function outsideOf(page: Element): string[] {
  const edges = page.getBoundingClientRect()
  const clips = (element: Element | null): boolean =>
    element !== null &&
    element !== page &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || clips(element.parentElement))
  const parts = [...page.querySelectorAll('*')].flatMap((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    const over = Math.ceil(Math.max(right - edges.right, edges.left - left) - 0.5)
    if (width === 0 || over <= 0 || clips(element.parentElement)) return []
    return [`${placeOf(element)} "${element.textContent.slice(0, 40)}" by ${over} px`]
  })
  // What is positioned is not clipped by what scrolls around it, and is seen here alone.
  return parts.length === 0 ? [`${placeOf(page)} by ${page.scrollWidth - page.clientWidth} px`] : parts.slice(0, 3)
}
