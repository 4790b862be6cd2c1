import { tabItems } from '@/site/lib/browser-items'

/** Key in session storage: the number that this visit drew, and the steps of the journey that it has reported. */
const storageName = 'monitored'

/** What a visit remembers: nothing that could be found again elsewhere. */
export class Visit {
  readonly #draw: number
  readonly #steps: Set<string>

  constructor() {
    const [draw = '', ...steps] = (tabItems.get(storageName) ?? '').split(' ')
    this.#draw = draw === '' || Number.isNaN(Number(draw)) ? Math.floor(Math.random() * 1000) / 1000 : Number(draw)
    this.#steps = new Set(steps)
  }

  /** Whether this visit is among the share that reports a kind. One number decides for all kinds. */
  isIn(share: number): boolean {
    return this.#draw < share
  }

  /** Whether the visit has come to a step for the first time. */
  reach(step: string): boolean {
    if (this.#steps.has(step)) return false
    this.#steps.add(step)
    this.keep()
    return true
  }

  /** Remembers it for the pages that follow: nothing is stored before the visitor agrees. */
  keep(): void {
    tabItems.set(storageName, [this.#draw, ...this.#steps].join(' '))
  }
}
