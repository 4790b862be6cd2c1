import type { BackEntries, MayLeave } from '@/site/ui/modals/over-page'

/** What the entries of a page hold: the router's number of the page, and how many things stand over it. */
interface EntryState {
  readonly idx?: number
  readonly over?: number
}

const state = (): EntryState => (history.state ?? {}) as EntryState
const depth = (): number => state().over ?? 0

/** A step in the history that was not answered by then goes nowhere, in milliseconds. */
const longestStep = 1000

/** A page that is still there by then, in milliseconds, is not being left: it asked, or what was asked for is a download. */
const longestUnload = 1000

/**
 * Gives each thing over the page an entry of its own in the history, for Back to take away. What is closed otherwise
 * takes its entry along, and a page that is left leaves none behind; what stands in the entries is a number alone, so
 * a page that is loaded anew opens nothing.
 *
 * While a step in the history is to come, the root element has `data-history="moving"`, which what drives a page from
 * outside waits for: the browser forgets a navigation that such a step meets.
 */
export class BackButton implements BackEntries {
  /** How to close what stands over the page, the topmost last. */
  #over: { readonly onBack: () => void; readonly mayLeave: MayLeave | undefined }[] = []
  /** Ways to other pages, which wait for the page's own entry. */
  #leaving: (() => void)[] = []
  #step: ReturnType<typeof setTimeout> | undefined
  /** The router's number of the page that the entries are of. */
  #page: number | undefined = state().idx
  /** The step back to an earlier page that was asked for, until it is made. */
  #goingBack: ReturnType<typeof setTimeout> | undefined
  /** The page is being loaded anew or left: a step now would call that off. The next page brings the history in step. */
  #unloading: ReturnType<typeof setTimeout> | undefined

  start(): () => void {
    const handlePop = (event: PopStateEvent) => this.#handlePop(event)
    const handleUnload = () => this.#handleUnload()
    // Before the router, which need not hear of steps within a page.
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
    // At once: a Back that is on its way before the entry is written would go past it.
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
    // What asks before it is left, a game, stands on below a centre that goes with its entry, or is gone with its page.
    closing.forEach(({ onBack, mayLeave }) => (isSamePage || mayLeave === undefined) && onBack())
    this.#settleSoon()
  }

  /** After what is drawn now: one thing may take another's place, and what was to close may ask first, and stay. */
  #settleSoon(): void {
    setTimeout(() => this.#settle())
  }

  /** How many things are to have entries. */
  #wanted(): number {
    return this.#leaving.length > 0 ? 0 : this.#over.length
  }

  #settle(): void {
    this.#bringInStep()
    this.#tell()
  }

  /** Tells on the root element whether a step in the history is to come. */
  #tell(): void {
    const isMoving = this.#step !== undefined || this.#goingBack !== undefined || depth() > this.#wanted()
    const root = document.documentElement
    if (isMoving) root.dataset['history'] = 'moving'
    else delete root.dataset['history']
  }

  /** Brings the history in step with what stands over the page. */
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

  /** The entry below is gone, as when a browser keeps no more than fifty. */
  #giveUp(): void {
    this.#step = undefined
    history.replaceState({ ...state(), over: 0 }, '')
    this.#settle()
  }
}
