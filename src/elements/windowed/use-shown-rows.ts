import { useSyncExternalStore, type RefObject } from 'react'

/** Rows above and below the screen that are drawn too, so that a quick finger meets no gap. */
const beyond = 2

/** Rows that are drawn before it is known which ones the screen shows. */
const ahead = `0 ${beyond + 1}`

/** The rows of a list that are on the screen, and a few around them. The window scrolls the list. */
export function useShownRows(
  list: RefObject<HTMLElement | null>,
  /** Pixels from the top of one row to that of the next. */
  pitch: number,
): readonly [first: number, last: number] {
  const snapshot = () => {
    if (list.current === null) return ahead
    const { top } = list.current.getBoundingClientRect()
    const first = Math.max(0, Math.floor(-top / pitch) - beyond)
    const last = Math.max(first, Math.floor((innerHeight - top) / pitch) + beyond)
    return `${first} ${last}`
  }
  const [first = 0, last = 0] = useSyncExternalStore(subscribe, snapshot, () => ahead)
    .split(' ')
    .map(Number)
  return [first, last]
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
