/**
 * Milliseconds after which late content is no longer waited for: a list on a slow phone may take longer than ten
 * seconds, and whoever scrolls before has ended the wait.
 */
const patience = 20_000

/** Milliseconds for which the page keeps its height once it is where it should be: until then more may come in above. */
const calm = 1000

/** Events by which a reader takes over the scrolling. */
const ownWill = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Scrolls at once, and again whenever the page's height changes, because lists load after their page. Ends when
 * `scroll` returns true and the height has stayed for a moment, when the reader scrolls, and after a while, and then
 * calls `onEnd`. The returned function ends it earlier.
 */
export function scrollUntilStable(scroll: () => boolean, onEnd?: () => void): () => void {
  const { style } = document.documentElement
  const grown = new ResizeObserver(tryIt)
  const timer = setTimeout(end, patience)
  let quiet: ReturnType<typeof setTimeout>
  const stop = () => {
    grown.disconnect()
    clearTimeout(timer)
    clearTimeout(quiet)
    for (const name of ownWill) removeEventListener(name, end)
    // In the next frame: the browser moves on at the end of this one.
    requestAnimationFrame(() => (style.overflowAnchor = ''))
  }
  for (const name of ownWill) addEventListener(name, end, { passive: true })
  // The browser would move on by what comes in above, after the observer has scrolled.
  style.overflowAnchor = 'none'
  scroll()
  // The observer also fires initially, for a page that is long enough already.
  grown.observe(document.documentElement)
  return stop

  function tryIt() {
    clearTimeout(quiet)
    if (scroll()) quiet = setTimeout(end, calm)
  }

  function end() {
    stop()
    onEnd?.()
  }
}
