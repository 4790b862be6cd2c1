import type { BackEntries, MayLeave } from '@/site/ui/modals/page-overlays'

/** State of a history entry: the router's index of the page, and the number of overlays that are open over it. */
interface EntryState {
  readonly idx?: number
  readonly over?: number
}

const state = (): EntryState => (history.state ?? {}) as EntryState
const depth = (): number => state().over ?? 0

/** Milliseconds after which a history step without a `popstate` event counts as failed. */
const longestStep = 1000

/**
 * Milliseconds after `beforeunload` after which the page counts as staying: the visitor cancelled, or the link was a
 * download.
 */
const longestUnload = 1000

/**
 * Gives each overlay a history entry of its own, so that Back closes it. An overlay that is closed in another way
 * removes its entry, and leaving the page removes them all. The entries hold only a number, so a reload opens no
 * overlay.
 *
 * While a history step is pending, the root element has `data-history="moving"`. Scripts that drive the page from
 * outside wait for it to disappear: the browser drops a navigation that races with such a step.
 */
export class BackButton implements BackEntries {
  /** Open overlays with their close callbacks, the topmost last. */
  #over: { readonly onBack: () => void; readonly mayLeave: MayLeave | undefined }[] = []
  /** Pending navigations to other pages. They run once the overlay entries are gone. */
  #leaving: (() => void)[] = []
  #step: ReturnType<typeof setTimeout> | undefined
  /** The router's index of the page that the entries belong to. */
  #page: number | undefined = state().idx
  /** Timeout of a step back to an earlier page, while it is pending. */
  #goingBack: ReturnType<typeof setTimeout> | undefined
  /**
   * Set while the page is reloading or being left: a history step now would cancel that. The next page synchronises the
   * history.
   */
  #unloading: ReturnType<typeof setTimeout> | undefined

  start(): () => void {
    const handlePop = (event: PopStateEvent) => this.#handlePop(event)
    const handleUnload = () => this.#handleUnload()
    // In the capture phase, to run before the router, which must not see steps within a page.
    addEventListener('popstate', handlePop, { capture: true })
    addEventListener('beforeunload', handleUnload)
    this.#settle()
    return () => {
      removeEventListener('popstate', handlePop, { capture: true })
      removeEventListener('beforeunload', handleUnload)
    }
  }

  enter(onBack: () => void, mayLeave?: MayLeave): () => void {
    const entry = { onBack, mayLeave }
    this.#over.push(entry)
    // Written immediately: a Back pressed before the entry exists would skip it.
    if (depth() < this.#over.length) this.#settle()
    else this.#settleSoon()
    return () => {
      this.#over = this.#over.filter((each) => each !== entry)
      this.#settleSoon()
      this.#tell()
    }
  }

  leave(go: () => void, to?: string): void {
    const keeper = to === undefined ? undefined : this.#over.find(({ mayLeave }) => mayLeave !== undefined)
    const answer = keeper?.mayLeave?.(to ?? '') ?? true
    const leaving = to === undefined ? () => this.#goBack(go) : go
    if (answer === true) this.#leaveNow(leaving)
    else void Promise.resolve(answer).then((leaves) => leaves && this.#leaveNow(leaving))
  }

  #leaveNow(go: () => void): void {
    this.#leaving.push(go)
    this.#settle()
  }

  #goBack(go: () => void): void {
    this.#goingBack = setTimeout(() => this.#handleGoneBack(), longestStep)
    go()
  }

  #handleGoneBack(): void {
    clearTimeout(this.#goingBack)
    this.#goingBack = undefined
    this.#tell()
  }

  #handleUnload(): void {
    clearTimeout(this.#unloading)
    this.#unloading = setTimeout(() => {
      this.#unloading = undefined
      this.#settle()
    }, longestUnload)
  }

  #handlePop(event: PopStateEvent): void {
    const isSamePage = state().idx === this.#page
    if (isSamePage) event.stopImmediatePropagation()
    this.#handleGoneBack()
    if (this.#step !== undefined) {
      clearTimeout(this.#step)
      this.#step = undefined
      return this.#settle()
    }
    const closing = this.#over.slice(depth()).toReversed()
    // An overlay that asks before it closes, such as a game, stays open when only the centre above it closes, and
    // unmounts together with its page.
    closing.forEach(({ onBack, mayLeave }) => (isSamePage || mayLeave === undefined) && onBack())
    this.#settleSoon()
  }

  /**
   * Deferred until after the current render: one overlay may replace another, and one that asks before closing may stay
   * open.
   */
  #settleSoon(): void {
    setTimeout(() => this.#settle())
  }

  /** Number of overlay entries that the history should have. */
  #wanted(): number {
    return this.#leaving.length > 0 ? 0 : this.#over.length
  }

  #settle(): void {
    this.#bringInStep()
    this.#tell()
  }

  /** Reports on the root element whether a history step is pending. */
  #tell(): void {
    const isMoving = this.#step !== undefined || this.#goingBack !== undefined || depth() > this.#wanted()
    const root = document.documentElement
    if (isMoving) root.dataset['history'] = 'moving'
    else delete root.dataset['history']
  }

  /** Synchronises the history with the open overlays. */
  #bringInStep(): void {
    if (this.#step !== undefined) return
    const wanted = this.#wanted()
    if (depth() > wanted) {
      if (this.#unloading !== undefined) return
      this.#step = setTimeout(() => this.#giveUp(), longestStep)
      return history.go(wanted - depth())
    }
    if (this.#leaving.length > 0) {
      this.#leaving.splice(0).forEach((go) => go())
      return this.#settleSoon()
    }
    this.#page = state().idx
    while (depth() < wanted) history.pushState({ ...state(), over: depth() + 1 }, '')
  }

  /** The step failed because the entry below no longer exists: browsers keep about fifty entries. */
  #giveUp(): void {
    this.#step = undefined
    history.replaceState({ ...state(), over: 0 }, '')
    this.#settle()
  }
}
