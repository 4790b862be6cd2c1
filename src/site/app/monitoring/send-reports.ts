import type { Monitoring } from '@/contract/generated/merchant-types'
import { otlpLogs } from './otlp-logs'
import { plainList } from './plain-list'
import type { Origin } from './report'
import type { Send } from './report-queue'

/** Milliseconds after which an endpoint that does not answer counts as failed. */
const longest = 15_000

/** How reports get to the endpoint. Neither way sends cookies of it, or the address of the page. */
export function sendReports({ endpoint, format }: Pick<Monitoring, 'endpoint' | 'format'>, origin: Origin): Send {
  return format === 'otlp'
    ? (reports, isLast) => post(endpoint, otlpLogs(reports, origin), isLast)
    : (reports) => Promise.resolve(beacon(endpoint, plainList(reports, origin)))
}

async function post(endpoint: string, body: string, isLast: boolean): Promise<'sent' | 'refused' | 'failed'> {
  const { ok, status } = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: isLast,
    signal: AbortSignal.timeout(longest),
  })
  if (ok) return 'sent'
  // https://opentelemetry.io/docs/specs/otlp/#failures-1
  return status === 429 || status >= 500 ? 'failed' : 'refused'
}

/** As text, which another origin takes without being asked first. */
function beacon(endpoint: string, body: string): 'sent' | 'failed' {
  return navigator.sendBeacon(endpoint, body) ? 'sent' : 'failed'
}
