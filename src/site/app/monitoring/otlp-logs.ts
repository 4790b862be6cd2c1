import type { Origin, Report } from './report'

/** https://opentelemetry.io/docs/specs/otel/logs/data-model/#field-severitynumber */
const severities = { error: 17, warn: 13, info: 9 }

/**
 * Reports as OpenTelemetry's log records, in the JSON that its collectors take over HTTP
 * (https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding). The site is the resource.
 */
export function otlpLogs(reports: readonly Report[], { brand, release }: Origin): string {
  return JSON.stringify({
    resourceLogs: [
      {
        resource: { attributes: attributesOf({ 'service.name': brand, 'service.version': release }) },
        scopeLogs: [{ scope: { name: 'livery' }, logRecords: reports.map(recordOf) }],
      },
    ],
  })
}

function recordOf({ event, time, severity, attributes }: Report): object {
  return {
    timeUnixNano: nanoseconds(time),
    severityNumber: severities[severity],
    severityText: severity.toUpperCase(),
    eventName: event,
    attributes: attributesOf(attributes),
  }
}

/** The attributes that are whole numbers: one attribute has one type. Those of 64 bits are texts in OTLP's JSON. */
const integers: ReadonlySet<string> = new Set(['http.response.status_code'])

function attributesOf(attributes: Report['attributes']): object[] {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(key, value) }))
}

function valueOf(key: string, value: string | number): object {
  if (typeof value === 'string') return { stringValue: value }
  return integers.has(key) ? { intValue: String(value) } : { doubleValue: value }
}

/** More digits than a number holds. */
function nanoseconds(milliseconds: number): string {
  return `${Math.round(milliseconds)}000000`
}
