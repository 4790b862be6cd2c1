const headings = 'h2, h3, h4, legend'
const controls = 'a[href], button'

/** Focuses the heading of an element, else its first focusable control. Returns whether it could. */
export function focusIn(place: Element): boolean {
  const heading = place.querySelector<HTMLElement>(headings)
  if (heading !== null) heading.tabIndex = -1
  const target = heading ?? place.querySelector<HTMLElement>(controls)
  target?.focus({ preventScroll: true })
  return target !== null && target === document.activeElement
}
