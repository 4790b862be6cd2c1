import type { Report } from './report'

/** Sends some reports. Resolves to what came of it; `keepalive`: the page may go before the answer comes. */
export type Send = (reports: readonly Report[], keepalive: boolean) => Promise<'sent' | 'refused' | 'failed'>

/** Reports in one message. */
const mostInBatch = 20

/** Bytes of one message, where it has more than one report: what collectors and their proxies are set to take. */
const mostBytes = 48 * 1024

/** Bytes that browsers let a page that is going send, in all requests under way together: 64 KB, less their heads. */
const mostLastBytes = 60 * 1024

/** Reports that wait, at most: the oldest are dropped, so that a page without network does not grow. */
const mostWaiting = 100

/** Milliseconds from the first report that waits until it is sent. */
const collecting = 5000

/** After failures the pause doubles up to this, in milliseconds. */
const longestPause = 5 * 60_000

/** After so many failures in a row nothing more is sent from this page. */
const mostFailures = 8

interface Batch {
  readonly reports: Report[]
  readonly bytes: number
}

/** Holds reports until some are sent together. An endpoint that fails is asked ever more rarely, and given up. */
export class ReportQueue {
  readonly #send: Send
  readonly #sizeOf: (report: Report) => number
  /** Bytes under way that outlive the page. */
  #lastBytes = 0
  #waiting: Report[] = []
  #isKept: (report: Report) => boolean = () => true
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #isSending = false

  /** `sizeOf`: bytes of a message with this report alone. */
  constructor(send: Send, sizeOf: (report: Report) => number) {
    this.#send = send
    this.#sizeOf = sizeOf
  }

  add(report: Report): void {
    if (this.#failures >= mostFailures) return
    this.#waiting.push(report)
    if (this.#waiting.length > mostWaiting) this.#waiting.shift()
    this.#plan()
  }

  /** Forgets what waits and is not `kept`, also what would come back from under way: the visitor no longer agrees to it. */
  keep(isKept: (report: Report) => boolean): void {
    this.#isKept = isKept
    this.#waiting = this.#waiting.filter(isKept)
  }

  /** The page is going, or the network is back: sends what waits at once. What fails waits again, if the page stays. */
  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    while (this.#waiting.length > 0) void this.#sendLast(this.#nextBatch())
  }

  /** What is beyond the limit would be refused: it is sent as usual, and arrives if the page stays. */
  async #sendLast({ reports, bytes }: Batch): Promise<void> {
    const keepalive = this.#lastBytes + bytes <= mostLastBytes
    if (keepalive) this.#lastBytes += bytes
    const outcome = await this.#send(reports, keepalive).catch(() => 'failed' as const)
    if (keepalive) this.#lastBytes -= bytes
    this.#take(outcome, reports)
  }

  #nextBatch(): Batch {
    let [count, bytes] = [0, 0]
    for (const report of this.#waiting.slice(0, mostInBatch)) {
      const size = this.#sizeOf(report)
      if (count > 0 && bytes + size > mostBytes) break
      count++
      bytes += size
    }
    return { reports: this.#waiting.splice(0, count), bytes }
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
    const { reports: batch } = this.#nextBatch()
    const outcome = await this.#send(batch, false).catch(() => 'failed' as const)
    this.#isSending = false
    this.#take(outcome, batch)
  }

  #take(outcome: Awaited<ReturnType<Send>>, batch: readonly Report[]): void {
    this.#failures = outcome === 'failed' ? this.#failures + 1 : 0
    // What an endpoint refuses it would refuse again.
    if (outcome === 'failed') this.#waiting = [...batch.filter(this.#isKept), ...this.#waiting].slice(-mostWaiting)
    if (this.#failures >= mostFailures) this.#waiting = []
    this.#plan()
  }
}
