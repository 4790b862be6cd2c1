const headings = 'h2, h3, h4, legend'
const controls = 'a[href], button'

/** Gives the focus to the heading of a place, else to the first that can be pressed in it; says whether one has it now. */
export function focusIn(place: Element): boolean {
  const heading = place.querySelector<HTMLElement>(headings)
  if (heading !== null) heading.tabIndex = -1
  const target = heading ?? place.querySelector<HTMLElement>(controls)
  target?.focus({ preventScroll: true })
  return target !== null && target === document.activeElement
}
