import { scrollUntilStable } from '@/site/ui/view/scroll-until-stable'

interface Place {
  /** Vertical scroll position in pixels. */
  readonly y: number
  /** Height of the whole page in pixels when it was there. */
  readonly height: number
}

/**
 * Scrolls the page to where it was, and holds it there until the page is as long as it was: what is shown above may come
 * last. Stops if the visitor scrolls meanwhile. Calls `onEnd` when it has finished or given up; the returned function
 * cancels it earlier.
 */
export function restoreScroll({ y, height }: Place, onEnd: () => void): () => void {
  return scrollUntilStable(() => {
    scrollTo(0, y)
    return document.documentElement.scrollHeight >= Math.max(height, y + innerHeight)
  }, onEnd)
}
