import { scrollUntilStable } from '@/site/ui/view/scroll-until-stable'

/**
 * Scrolls the page to `y` pixels as soon as it is long enough. Stops if the visitor scrolls meanwhile. Calls `onEnd`
 * when it has finished or given up; the returned function cancels it earlier.
 */
export function restoreScroll(y: number, onEnd: () => void): () => void {
  return scrollUntilStable(() => {
    scrollTo(0, y)
    return document.documentElement.scrollHeight - innerHeight >= y
  }, onEnd)
}
