/** These run in the page: none of them may use anything from outside of itself. */

/** What `standStill` leaves to `unsettled`. */
interface Standing {
  /** Milliseconds since the document began, by a clock that goes on. */
  now(): number
  /** What the page put off for a moment, or until it is idle, and what it asked for. */
  readonly pending: ReadonlySet<unknown>
}

declare const standing: Standing

/**
 * Resolves to '' once nothing moves or loads: no part is waiting, nothing is put off, every font and picture has come,
 * and the document was not changed for some frames. Resolves to what it still waits for where that takes longer than
 * `most` milliseconds.
 */
export async function unsettled(most: number): Promise<string> {
  const frame = () => new Promise((next) => requestAnimationFrame(next))
  const steady = 3
  const start = standing.now()
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
    if (document.readyState !== 'complete') return 'the document'
    if (standing.pending.size > 0) return 'what was put off'
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
      if (standing.now() - start > most) return reason || last || 'the screen'
      await frame()
      calm = reason === '' ? calm + 1 : 0
    }
    // One that came and is decoded later is painted as nothing.
    const shown = [...document.images].filter((image) => image.complete && image.naturalWidth > 0 && isNear(image))
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)))
    return ''
  } finally {
    observer.disconnect()
  }
}

/**
 * Stops what differs by itself: the date, the caret, what moves, and what counts seconds down; and keeps what is put
 * off. Runs before the page's own scripts. `date` is in milliseconds since 1970.
 */
export function standStill(date: number): void {
  // What waits longer waits for people, or for something that went wrong.
  const soon = 500
  // What puts itself off again and again is not waited for.
  const mostTurns = 3
  const pending = new Set<unknown>()
  let turn = 0
  const { setTimeout: later, clearTimeout: callOff, fetch: ask } = globalThis
  const now = performance.now.bind(performance)
  Object.assign(globalThis, {
    standing: { now, pending } satisfies Standing,
    setTimeout: (run: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
      const turns = turn + 1
      const id: unknown = later(() => {
        pending.delete(id)
        turn = turns
        try {
          run(...args)
        } finally {
          turn = 0
        }
      }, delay)
      if (delay <= soon && turns <= mostTurns) pending.add(id)
      return id
    },
    clearTimeout: (id: number | undefined) => {
      pending.delete(id)
      callOff(id)
    },
    fetch: (...args: Parameters<typeof fetch>) => {
      const answer = ask(...args)
      pending.add(answer)
      const forget = () => pending.delete(answer)
      answer.then(forget, forget)
      return answer
    },
    Date: new Proxy(Date, {
      apply: (real) => new real(date).toString(),
      construct: (real, args, target) => Reflect.construct(real, args.length === 0 ? [date] : args, target) as Date,
      get: (real, name) => (name === 'now' ? () => date : (Reflect.get(real, name) as unknown)),
    }),
  })
  const { requestIdleCallback: whenIdle, cancelIdleCallback: forgetIdle } = globalThis
  Object.assign(globalThis, {
    requestIdleCallback: (run: IdleRequestCallback, options?: IdleRequestOptions) => {
      const id = whenIdle((deadline) => {
        pending.delete(`idle ${id}`)
        run(deadline)
      }, options)
      pending.add(`idle ${id}`)
      return id
    },
    cancelIdleCallback: (id: number) => {
      pending.delete(`idle ${id}`)
      forgetIdle(id)
    },
  })
  // What counts down asks for the clock each time, and a minute of it becomes 60 milliseconds. React keeps the clock that
  // it found, and goes by the true time: it holds back what comes within 300 ms of a placeholder, and where those do not
  // pass it may wait for ever.
  const real = performance
  const clock = () => {
    let isKept = false
    const read = () => (isKept ? now() : ((isKept = true), now() / 1000))
    return new Proxy(real, {
      get: (_, name) => {
        if (name === 'now') return read
        const value: unknown = Reflect.get(real, name)
        return typeof value === 'function' ? (value.bind(real) as unknown) : value
      },
    })
  }
  Object.defineProperty(globalThis, 'performance', { configurable: true, get: clock })
  const still = new CSSStyleSheet()
  // Slides stand one below the other, the first of a slider that goes round at the top: each is seen.
  const slides =
    '.swiper-wrapper { flex-wrap: wrap !important; transform: none !important } .swiper-slide[data-swiper-slide-index="0"] { order: -1 }'
  // A page's heading has the focus when one came to it by a link, and not when one began there.
  const heading = '[tabindex="-1"]:focus { outline: none !important }'
  still.replaceSync(
    `${slides} ${heading} *, ::before, ::after { transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important; caret-color: transparent !important; scroll-behavior: auto !important }`,
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
