import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * Which items of a row fit into it beside the button at its end, which unfolds the others: their places, counted from
 * 0. The item with `aria-pressed="true"` is always one of them. Undefined if all fit.
 */
export function useFittingItems(row: RefObject<HTMLElement | null>, question: string): ReadonlySet<number> | undefined {
  const [fitting, setFitting] = useState<string>()
  useLayoutEffect(() => {
    const { current } = row
    if (current === null) return
    let width: number
    const measure = () => {
      width = current.clientWidth
      setFitting(fittingIn(current)?.join(' '))
    }
    measure()
    // It also calls at once, for the width that has just been measured.
    const observer = new ResizeObserver(() => current.clientWidth !== width && measure())
    observer.observe(current)
    // Letters of the brand's font are wider, or narrower, than those that stand in for them.
    document.fonts.addEventListener('loadingdone', measure)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', measure)
    }
  }, [row, question])
  return fitting === undefined ? undefined : new Set(fitting.split(' ').filter(Boolean).map(Number))
}

function fittingIn(row: HTMLElement): number[] | undefined {
  const widths = widthsOf(row)
  const button = widths.pop() ?? 0
  const { columnGap, paddingInlineStart, paddingInlineEnd } = getComputedStyle(row)
  const gap = Number.parseFloat(columnGap) || 0
  const room = row.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
  if (widths.reduce((sum, width) => sum + width + gap, -gap) <= room) return undefined
  const pressed = [...row.children].findIndex((item) => item.getAttribute('aria-pressed') === 'true')
  let left = room - button - (pressed < 0 ? 0 : (widths[pressed] ?? 0) + gap)
  const isFull = (index: number) => index !== pressed && (left -= (widths[index] ?? 0) + gap) < 0
  const first = widths.findIndex((_, index) => isFull(index))
  const shown = [...widths.keys()].slice(0, first < 0 ? widths.length : first)
  return pressed < 0 || shown.includes(pressed) ? shown : [...shown, pressed]
}

/** Widths of all children, also of those that are hidden. */
function widthsOf(row: HTMLElement): number[] {
  const items = [...row.children].filter((item) => item instanceof HTMLElement)
  const hidden = items.filter((item) => item.hidden)
  for (const item of hidden) item.hidden = false
  const widths = items.map((item) => item.getBoundingClientRect().width)
  for (const item of hidden) item.hidden = true
  return widths
}
