/** These run in the page: none of them may use anything from outside of itself. */

/**
 * Resolves to '' once nothing moves or loads: no part is waiting, every font and picture has come, and the document was
 * not changed for some frames. Resolves to what it still waits for where that takes longer than `most` milliseconds.
 */
export async function unsettled(most: number): Promise<string> {
  const frame = () => new Promise((next) => requestAnimationFrame(next))
  const steady = 3
  const start = realNow()
  let calm = 0
  let last = ''
  const observer = new MutationObserver(([record]) => {
    calm = 0
    const { target } = record!
    last = `a change of ${target instanceof Element ? target.outerHTML.slice(0, 80) : (target.textContent ?? '')}`
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const isMoving = ({ playState, timeline }: Animation) => playState === 'running' && timeline === document.timeline
  // Lazy pictures and parts are asked for near the screen alone.
  const isComing = (image: HTMLImageElement) =>
    !image.complete && image.getClientRects().length > 0 && (image.loading !== 'lazy' || isNear(image))
  const isNear = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  }
  const waitsFor = () => {
    if (document.fonts.status !== 'loaded') return 'a font'
    const busy = [...document.querySelectorAll('[aria-busy="true"]')].find(isNear)
    if (busy !== undefined) return `a part: ${busy.outerHTML.slice(0, 80)}`
    if (document.documentElement.dataset['history'] === 'moving') return 'the history'
    const coming = [...document.images].find(isComing)
    if (coming !== undefined) return `the picture ${coming.src.slice(0, 80)}`
    return document.getAnimations().some(isMoving) ? 'a movement' : ''
  }
  try {
    while (calm < steady) {
      const reason = waitsFor()
      if (realNow() - start > most) return reason || last || 'the screen'
      await frame()
      calm = reason === '' ? calm + 1 : 0
    }
    return ''
  } finally {
    observer.disconnect()
  }
}

/** Milliseconds since the document began, by a clock that `standStill` leaves alone. */
declare const realNow: () => number

/**
 * Stops what differs by itself: the caret, what moves, and what counts seconds down. Runs before the page's own
 * scripts.
 */
export function standStill(): void {
  const now = performance.now.bind(performance)
  Object.assign(globalThis, { realNow: now })
  // Not stopped, because code may wait for it: a minute becomes 60 milliseconds.
  performance.now = () => now() / 1000
  const still = new CSSStyleSheet()
  still.replaceSync(
    '*, ::before, ::after { transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important; caret-color: transparent !important; scroll-behavior: auto !important }',
  )
  document.adoptedStyleSheets = [still]
}

export interface Extent {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** In the viewport: what stays where it is while the page scrolls. */
  readonly fixed: readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[]
  /** How much of it, in pixels, is scrolled out of sight. */
  readonly hidden: number
}

/** What a picture shows: the open dialog, or the page in its whole height. */
export function extentOf(): Extent {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const { documentElement: root } = document
  const fixed = [...document.body.querySelectorAll('*')]
    .filter((each) => getComputedStyle(each).position === 'fixed' && each.checkVisibility() && !dialog?.contains(each))
    .map((each) => each.getBoundingClientRect())
    .map(({ x, y, width, height }) => ({ x: x - 2, y: y - 2, width: width + 4, height: height + 4 }))
  if (dialog === undefined)
    return { fixed, x: 0, y: 0, width: innerWidth, height: innerHeight, hidden: root.scrollHeight - innerHeight }
  const box = dialog.getBoundingClientRect()
  const scrolled = [dialog, ...dialog.querySelectorAll('*')].map((each) =>
    /auto|scroll/.test(getComputedStyle(each).overflowY) ? each.scrollHeight - each.clientHeight : 0,
  )
  const x = Math.max(0, Math.floor(box.x))
  const y = Math.max(0, Math.floor(box.y))
  return {
    ...{ x, y, fixed: [] },
    width: Math.min(innerWidth, Math.ceil(box.right)) - x,
    height: Math.min(innerHeight, Math.ceil(box.bottom)) - y,
    hidden: Math.max(0, ...scrolled),
  }
}

/** Goes to another address of the site as a link does. */
export function goInside(to: string): void {
  history.pushState(null, '', to)
  dispatchEvent(new PopStateEvent('popstate'))
}
