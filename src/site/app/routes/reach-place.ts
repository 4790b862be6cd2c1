import { keepScrolled } from '@/site/ui/view/keep-scrolled'

/**
 * Scrolls the page to a place, in pixels, as soon as it is long enough. Whoever scrolls meanwhile stays where he is.
 * `onEnd` is called when nothing will be done any more; the answer ends it before.
 */
export function reachPlace(y: number, onEnd: () => void): () => void {
  return keepScrolled(() => {
    scrollTo(0, y)
    return document.documentElement.scrollHeight - innerHeight >= y
  }, onEnd)
}
