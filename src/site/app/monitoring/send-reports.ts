import type { Monitoring } from '@/contract/generated/merchant-types'
import { otlpLogs } from './otlp-logs'
import { plainList } from './plain-list'
import type { Origin, Report } from './report'
import type { Send } from './report-queue'

/** Milliseconds after which an endpoint that does not answer counts as failed. */
const longest = 15_000

const bodies: Readonly<Record<Monitoring['format'], typeof otlpLogs>> = { otlp: otlpLogs, beacon: plainList }

/** Bytes of a message with one report. One with several has no more than all of theirs. */
export function sizeOfReport({ format }: Pick<Monitoring, 'format'>, origin: Origin): (report: Report) => number {
  const encoder = new TextEncoder()
  return (report) => encoder.encode(bodies[format]([report], origin)).length
}

/** As text, which another origin takes without being asked first, and whose answer is not seen then. */
const ways: Readonly<Record<Monitoring['format'], RequestInit>> = {
  otlp: { headers: { 'content-type': 'application/json' } },
  beacon: { mode: 'no-cors' },
}

/**
 * How reports get to the endpoint. Neither way sends cookies of it, as the browser's own beacons would, or the address of
 * the page.
 */
export function sendReports({ endpoint, format }: Pick<Monitoring, 'endpoint' | 'format'>, origin: Origin): Send {
  return async (reports, keepalive) => {
    const { ok, status, type } = await fetch(endpoint, {
      method: 'POST',
      ...ways[format],
      body: bodies[format](reports, origin),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive,
      signal: AbortSignal.timeout(longest),
    })
    if (ok || type === 'opaque') return 'sent'
    // https://opentelemetry.io/docs/specs/otlp/#failures-1
    return status === 429 || status >= 500 ? 'failed' : 'refused'
  }
}
