import { GatewayError } from '@/site/gateway/gateway-error'
import type { Signal } from '@/site/lib/signals'
import { plainMessage, plainStack } from './plain-text'
import type { Report } from './report'

type Content = Pick<Report, 'event' | 'severity' | 'attributes'>

/** What is reported of a signal; undefined for one that is nothing to report. Events and attributes of errors and of web
 * vitals have the names of OpenTelemetry's semantic conventions. */
export function reportOf([kind, name, detail]: Signal): Content | undefined {
  switch (kind) {
    case 'errors':
      // A failed call is reported as one, wherever it ends.
      return detail instanceof GatewayError ? undefined : errorReport(name, detail)
    case 'calls':
      return detail instanceof GatewayError ? callReport(detail) : undefined
    case 'vitals':
      return vitalReport(name, detail as Vital)
    case 'launches':
      return plain('livery.launch', { 'livery.game.vendor': name, 'livery.launch.outcome': String(detail) })
    case 'forms':
      return plain('livery.form.abandoned', { 'livery.form': name, 'livery.form.field': String(detail) })
    case 'journeys':
      return plain('livery.journey', { 'livery.journey.step': name })
  }
}

/** A measurement of the library `web-vitals`. */
export interface Vital {
  readonly value: number
  readonly delta: number
  readonly rating: string
}

function errorReport(part: string, error: unknown): Content {
  const { name, message, stack } = error instanceof Error ? error : new Error(typeof error)
  // Whoever throws can have put anything there.
  const [named, said, where] = [name, message, stack].map((each: unknown) => (typeof each === 'string' ? each : ''))
  const [type, text, places] = [
    plainMessage(named ?? ''),
    plainMessage(said ?? ''),
    plainStack(where ?? '', said ?? ''),
  ]
  return {
    event: 'exception',
    severity: 'error',
    attributes: {
      'exception.type': type,
      'exception.message': text,
      ...(places !== '' && { 'exception.stacktrace': places }),
      'livery.part': part,
    },
  }
}

function callReport({ call, kind, status, code }: GatewayError): Content {
  return {
    event: 'livery.call.failed',
    severity: 'warn',
    attributes: {
      'livery.call': call,
      'error.type': kind,
      ...(status !== undefined && { 'http.response.status_code': status }),
      ...(code !== null && { 'livery.call.code': plainMessage(code) }),
    },
  }
}

/** Without the id that the library gives each: nothing that is sent can be put together by it. */
function vitalReport(name: string, { value, delta, rating }: Vital): Content {
  const prefix = 'browser.web_vital'
  return plain(prefix, {
    [`${prefix}.name`]: name.toLowerCase(),
    [`${prefix}.value`]: rounded(value),
    [`${prefix}.delta`]: rounded(delta),
    [`${prefix}.rating`]: rating,
  })
}

/** To ten thousandths: layout shifts are that small, and milliseconds need none. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

function plain(event: string, attributes: Report['attributes']): Content {
  return { event, severity: 'info', attributes }
}
