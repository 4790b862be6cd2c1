import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'

/** Rows above and below the screen that are drawn too, so that a quick finger meets no gap. */
export const beyond = 2

/** Of the rows that are still to be drawn, the share that one frame draws: it draws one at least. */
const share = 8

type Rows = readonly [first: number, last: number]

/** Rows that are drawn before it is known which ones the screen shows. */
const ahead: Rows = [0, beyond + 1]

/**
 * The rows of a list that are on the screen, and a few around them. The window scrolls the list. Rows come one after
 * the other, a frame each, nearest first: five in one frame are a task of 80 ms on a phone.
 */
export function useShownRows(
  list: RefObject<HTMLElement | null>,
  /** Pixels from the top of one row to that of the next. */
  pitch: number,
  /** How many rows there are: those that more items bring come one after the other, too. */
  count: number,
): Rows {
  const [shown, setShown] = useState(ahead)
  const step = useEffectEvent(() => {
    if (list.current === null) return
    const [first, last] = rowsOnScreen(list.current, pitch)
    const next = nearer(shown, [first, Math.max(first, Math.min(last, count - 1))])
    if (!isSame(shown, next)) setShown(next)
  })

  // Which rows they are changes with their height, too; whoever comes back sees them in the first frame.
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
  const first = Math.max(0, Math.floor(-top / pitch) - beyond)
  return [first, Math.max(first, Math.floor((innerHeight - top) / pitch) + beyond)]
}

const isSame = (some: Rows, others: Rows) => some[0] === others[0] && some[1] === others[1]

/** Rows on the way from those that are drawn to those that are wanted: where none of these are drawn, two on the screen. */
export function nearer(drawn: Rows, wanted: Rows): Rows {
  const [first, last] = wanted
  if (drawn[1] < first || drawn[0] > last) {
    const onScreen = Math.min(first + beyond, last)
    return [onScreen, Math.min(onScreen + 1, last)]
  }
  const [above, below] = [drawn[0] - first, last - drawn[1]]
  const pace = Math.max(1, Math.ceil(Math.max(above, below) / share))
  return above > below
    ? [drawn[0] - pace, Math.min(last, drawn[1])]
    : [Math.max(first, drawn[0]), Math.min(last, drawn[1] + pace)]
}

/** What stands above a list may grow without anybody scrolling. */
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
