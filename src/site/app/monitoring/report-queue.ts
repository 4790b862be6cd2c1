import type { Report } from './report'

/** Sends some reports. Resolves to what came of it; `isLast`: the page is going, and no answer will be seen. */
export type Send = (reports: readonly Report[], isLast: boolean) => Promise<'sent' | 'refused' | 'failed'>

/** Reports in one message: some 20 KB at most, of the 64 KB that browsers let a page that is going send. */
const mostInBatch = 20

/** Reports that wait, at most: the oldest are dropped, so that a page without network does not grow. */
const mostWaiting = 100

/** Milliseconds from the first report that waits until it is sent. */
const collecting = 5000

/** After failures the pause doubles up to this, in milliseconds. */
const longestPause = 5 * 60_000

/** After so many failures in a row nothing more is sent from this page. */
const mostFailures = 8

/** Holds reports until some are sent together. An endpoint that fails is asked ever more rarely, and given up. */
export class ReportQueue {
  readonly #send: Send
  #waiting: Report[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #isSending = false

  constructor(send: Send) {
    this.#send = send
  }

  add(report: Report): void {
    if (this.#failures >= mostFailures) return
    this.#waiting.push(report)
    if (this.#waiting.length > mostWaiting) this.#waiting.shift()
    this.#plan()
  }

  /** Forgets what waits and is not `kept`: the visitor no longer agrees to it. */
  keep(isKept: (report: Report) => boolean): void {
    this.#waiting = this.#waiting.filter(isKept)
  }

  /** The page is going, or the network is back: sends what waits at once. */
  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    while (this.#waiting.length > 0) void this.#send(this.#waiting.splice(0, mostInBatch), true).catch(() => undefined)
  }

  #plan(): void {
    if (this.#timer !== undefined || this.#isSending || this.#waiting.length === 0) return
    const pause = Math.min(collecting * 2 ** this.#failures, longestPause)
    this.#timer = setTimeout(() => void this.#sendNext(), pause)
  }

  async #sendNext(): Promise<void> {
    this.#timer = undefined
    // Without a network it would fail: it waits for `flush`, or for the next report.
    if (!navigator.onLine) return
    this.#isSending = true
    const batch = this.#waiting.splice(0, mostInBatch)
    const outcome = await this.#send(batch, false).catch(() => 'failed' as const)
    this.#isSending = false
    this.#failures = outcome === 'failed' ? this.#failures + 1 : 0
    // What an endpoint refuses it would refuse again.
    if (outcome === 'failed') this.#waiting = [...batch, ...this.#waiting].slice(-mostWaiting)
    if (this.#failures >= mostFailures) this.#waiting = []
    this.#plan()
  }
}
