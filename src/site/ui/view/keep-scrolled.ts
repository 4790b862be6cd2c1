/** Milliseconds after which what comes late has come. */
const patience = 5000

/** What a reader does who wants to be elsewhere. */
const ownWill = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Scrolls at once, and again whenever the page has become longer or shorter: lists come after their page. Ends when
 * `scroll` says that it is where it should be, when somebody scrolls by himself, and after some seconds: then `onEnd`
 * is called. The answer ends it before that.
 */
export function keepScrolled(scroll: () => boolean, onEnd?: () => void): () => void {
  const grown = new ResizeObserver(tryIt)
  const timer = setTimeout(end, patience)
  const stop = () => {
    grown.disconnect()
    clearTimeout(timer)
    for (const name of ownWill) removeEventListener(name, end)
  }
  for (const name of ownWill) addEventListener(name, end, { passive: true })
  scroll()
  // It is told at first too, of a page that is long enough already.
  grown.observe(document.documentElement)
  return stop

  function tryIt() {
    if (scroll()) end()
  }

  function end() {
    stop()
    onEnd?.()
  }
}
