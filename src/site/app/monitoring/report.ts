import type { SignalKind } from '@/site/lib/signals'

/** One thing to report. Its attributes tell no person: no ids, nothing typed, addresses without their query. */
export interface Report {
  readonly kind: SignalKind
  /** Name of the event, in OpenTelemetry's terms. */
  readonly event: string
  /** Milliseconds since 1970. */
  readonly time: number
  readonly severity: 'error' | 'warn' | 'info'
  readonly attributes: Readonly<Record<string, string | number>>
}

/** What all reports of a visit have in common. */
export interface Origin {
  readonly brand: string
  readonly release: string
}

/** Where a visitor is at the moment. */
export interface Place {
  /** Path of the page in the brand's JSON. */
  readonly page: string
  readonly language: string
}
