/** Milliseconds after which a page will not become as long any more as it was. */
const patience = 5000

/** What a reader does who wants to be elsewhere. */
const ownWill = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Scrolls the page to a place, in pixels, as soon as it is long enough: lists come after their page. Whoever scrolls
 * meanwhile stays where he is. `onEnd` is called when nothing will be done any more; the answer ends it before.
 */
export function reachPlace(y: number, onEnd: () => void): () => void {
  const grown = new ResizeObserver(tryIt)
  const timer = setTimeout(end, patience)
  const stop = () => {
    grown.disconnect()
    clearTimeout(timer)
    for (const name of ownWill) removeEventListener(name, end)
  }
  for (const name of ownWill) addEventListener(name, end, { passive: true })
  scrollTo(0, y)
  grown.observe(document.documentElement)
  return stop

  /** It is told at first too, of a page that is long enough already. */
  function tryIt() {
    if (document.documentElement.scrollHeight - innerHeight < y) return
    scrollTo(0, y)
    end()
  }

  function end() {
    stop()
    onEnd()
  }
}
