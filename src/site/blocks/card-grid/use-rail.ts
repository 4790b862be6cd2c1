import { useCallback, useEffect, useRef, useState } from 'react'

/** Fraction of the visible width that one click of a button scrolls. */
const step = 0.8

/** State of a horizontally scrolling row: whether there is more content before and after, and how to scroll there. */
export function useRail() {
  const ref = useRef<HTMLUListElement>(null)
  const [more, setMore] = useState({ before: false, after: false })

  const measure = useCallback(() => {
    if (ref.current === null) return
    // In right-to-left text, scrollLeft counts down from 0.
    const { scrollLeft, scrollWidth, clientWidth } = ref.current
    const scrolled = Math.abs(scrollLeft)
    const before = scrolled > 1
    const after = scrolled + clientWidth < scrollWidth - 1
    setMore((last) => (last.before === before && last.after === after ? last : { before, after }))
  }, [])

  useEffect(() => {
    if (ref.current === null) return
    const observer = new ResizeObserver(measure)
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [measure])

  const move = (way: 'before' | 'after') => {
    const rail = ref.current
    if (rail === null) return
    const forward = (way === 'after') === (getComputedStyle(rail).direction === 'ltr')
    rail.scrollBy({ left: (forward ? step : -step) * rail.clientWidth })
  }

  return { ref, more, measure, move }
}
