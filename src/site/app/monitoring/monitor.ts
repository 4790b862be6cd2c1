import type { Monitoring } from '@/contract/generated/merchant-types'
import { hearSignals, takeSignals } from '@/site/lib/heard-signals'
import type { Signal, SignalKind } from '@/site/lib/signals'
import type { Place, Report } from './report'
import { reportOf } from './report-of'
import { ReportQueue, type Send } from './report-queue'
import type { Visit } from './visit'

interface MonitorSettings {
  readonly monitoring: Pick<Monitoring, 'samples' | 'necessary'>
  readonly visit: Pick<Visit, 'isIn' | 'reach' | 'keep'>
  readonly send: Send
  /** Bytes of a message with this report alone. */
  readonly sizeOf: (report: Report) => number
  readonly place: () => Place
  /** Whether everything may be sent; what is necessary may be in any case. */
  readonly isAllowed: () => boolean
  /** Whether the page is being left, which ends the calls under way. */
  readonly isLeaving?: () => boolean
}

/**
 * Signals of one kind in a page, at most: an error in each frame of an animation says no more than the first hundred.
 */
const mostOfKind = 100

/** Turns signals into reports and sends those that are sampled and may be sent. */
export class Monitor {
  readonly #settings: MonitorSettings
  readonly #queue: ReportQueue
  readonly #counts = new Map<SignalKind, number>()

  constructor(settings: MonitorSettings) {
    this.#settings = settings
    this.#queue = new ReportQueue(settings.send, settings.sizeOf)
  }

  /** Takes what was signalled so far, and hears what follows. Returns a function that ends it. */
  listen(): () => void {
    this.followConsent()
    const stop = hearSignals((signal) => this.hear(signal))
    takeSignals().forEach((signal) => this.hear(signal))
    return stop
  }

  hear(signal: Signal): void {
    const [kind, name] = signal
    const { monitoring, visit, place, isLeaving } = this.#settings
    if (kind === 'calls' && isLeaving?.()) return
    const count = (this.#counts.get(kind) ?? 0) + 1
    if (count > mostOfKind || !visit.isIn(monitoring.samples[kind]) || !this.#may(kind)) return
    const content = reportOf(signal)
    if (content === undefined || (kind === 'journeys' && !visit.reach(name))) return
    this.#counts.set(kind, count)
    const { page, language } = place()
    const attributes = { ...content.attributes, 'url.path': page, 'livery.language': language }
    this.#queue.add({ ...content, kind, time: Date.now(), attributes })
  }

  /** The page is going, or out of sight and may not come back. */
  flush(): void {
    this.#queue.flush()
  }

  /**
   * The visitor has chosen anew: what waits and is no longer agreed to is forgotten, and a visit counts from an agreement
   * on.
   */
  followConsent(): void {
    const { isAllowed, visit } = this.#settings
    if (isAllowed()) visit.keep()
    this.hear(['journeys', 'visit'])
    this.#queue.keep(({ kind }: Report) => this.#may(kind))
  }

  #may(kind: SignalKind): boolean {
    return this.#settings.isAllowed() || this.#settings.monitoring.necessary.includes(kind)
  }
}
