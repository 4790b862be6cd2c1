import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'

/** Overscan: rows above and below the viewport that are rendered too, so that fast scrolling shows no gaps. */
export const overscan = 2

/** Each frame renders one eighth of the missing rows, at least one. */
const share = 8

type Rows = readonly [first: number, last: number]

/** Rows that are rendered before the visible ones are known. */
const ahead: Rows = [0, overscan + 1]

/**
 * The visible rows of a list, with overscan. The window scrolls the list. Rows are added over several frames, nearest
 * first: five in one frame are a task of 80 ms on a phone.
 */
export function useShownRows(
  list: RefObject<HTMLElement | null>,
  /** Pixels from the top of one row to the top of the next. */
  pitch: number,
  /** Number of rows. Rows of newly loaded items are also added over several frames. */
  count: number,
): Rows {
  const [shown, setShown] = useState(ahead)
  const step = useEffectEvent(() => {
    if (list.current === null) return
    const [first, last] = rowsOnScreen(list.current, pitch)
    const next = nextRows(shown, [first, Math.max(first, Math.min(last, count - 1))])
    if (!isSame(shown, next)) setShown(next)
  })

  // The visible rows also depend on the row height. All of them are set at once, so that a restored scroll position
  // shows them in the first frame.
  useLayoutEffect(() => {
    const { current } = list
    if (current === null) return
    const arrive = () => {
      const wanted = rowsOnScreen(current, pitch)
      setShown((drawn) => (isSame(drawn, wanted) ? drawn : wanted))
    }
    arrive()
  }, [list, pitch])
  useEffect(() => subscribe(step), [])
  useEffect(() => {
    const frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [shown, count])
  return shown
}

function rowsOnScreen(list: HTMLElement, pitch: number): Rows {
  const { top } = list.getBoundingClientRect()
  const first = Math.max(0, Math.floor(-top / pitch) - overscan)
  return [first, Math.max(first, Math.floor((innerHeight - top) / pitch) + overscan)]
}

const isSame = (some: Rows, others: Rows) => some[0] === others[0] && some[1] === others[1]

/** The next step from the rendered rows towards the wanted ones. Without an overlap it starts with two visible rows. */
export function nextRows(drawn: Rows, wanted: Rows): Rows {
  const [first, last] = wanted
  if (drawn[1] < first || drawn[0] > last) {
    const onScreen = Math.min(first + overscan, last)
    return [onScreen, Math.min(onScreen + 1, last)]
  }
  const [above, below] = [drawn[0] - first, last - drawn[1]]
  const pace = Math.max(1, Math.ceil(Math.max(above, below) / share))
  return above > below
    ? [drawn[0] - pace, Math.min(last, drawn[1])]
    : [Math.max(first, drawn[0]), Math.min(last, drawn[1] + pace)]
}

/** Content above the list may grow without a scroll event. */
function subscribe(onChange: () => void): () => void {
  const grown = new ResizeObserver(onChange)
  grown.observe(document.documentElement)
  addEventListener('scroll', onChange, { passive: true })
  addEventListener('resize', onChange)
  return () => {
    grown.disconnect()
    removeEventListener('scroll', onChange)
    removeEventListener('resize', onChange)
  }
}
