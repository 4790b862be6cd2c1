import { isJsonObject, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import type { ReceivedReport } from '@/sandbox/diagnostics/port/received-report'

type Read = Pick<ReceivedReport, 'event' | 'attributes'>

/**
 * Reads the reports of a body: OpenTelemetry's log records, a plain list, or what a browser writes about its content
 * policy, in the form of the Reporting API or the older one. Undefined for what is none of them.
 */
export function readReports(body: unknown): readonly Read[] | undefined {
  // Of what browsers report in this form, deprecations and crashes are no violations.
  if (Array.isArray(body))
    return body.flatMap((each: JsonValue) =>
      textAt(each, 'type') === 'csp-violation' ? policyReport(objectAt(each, 'body')) : [],
    )
  if (!isJsonObject(body)) return undefined
  if (isJsonObject(body['csp-report'])) return policyReport(body['csp-report'])
  if (Array.isArray(body['resourceLogs'])) return body['resourceLogs'].flatMap(resourceReports)
  if (Array.isArray(body['reports'])) return body['reports'].flatMap(plainReport)
  return undefined
}

function resourceReports(resource: JsonValue): Read[] {
  const common = attributesOf(listAt(objectAt(resource, 'resource'), 'attributes'))
  const records = listAt(resource, 'scopeLogs').flatMap((scope) => listAt(scope, 'logRecords'))
  return records.map((record) => ({
    event: textAt(record, 'eventName'),
    attributes: { ...common, ...attributesOf(listAt(record, 'attributes')) },
  }))
}

function attributesOf(list: readonly JsonValue[]): Record<string, string | number> {
  return Object.fromEntries(
    list.map((each) => {
      const { stringValue, intValue, doubleValue } = objectAt(each, 'value')
      const word = stringValue ?? intValue
      return [textAt(each, 'key'), typeof word === 'string' ? word : Number(word ?? doubleValue)]
    }),
  )
}

function plainReport(report: JsonValue): Read[] {
  const known = Object.entries(objectAt(report, 'attributes')).filter(
    (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
  )
  return [{ event: textAt(report, 'event'), attributes: Object.fromEntries(known) }]
}

/** Both forms of a policy's report, with their names. */
const policyKeys = [
  ['effectiveDirective', 'effective-directive'],
  ['blockedURL', 'blocked-uri'],
  ['documentURL', 'document-uri'],
  ['sourceFile', 'source-file'],
  ['lineNumber', 'line-number'],
] as const

/** Browsers write whole addresses: their queries are not kept. */
function policyReport(report: JsonObject): Read[] {
  const found = policyKeys.flatMap(([name, older]): [string, string | number][] => {
    const value = report[name] ?? report[older]
    if (typeof value === 'number') return [[name, value]]
    return typeof value === 'string' ? [[name, value.replace(/[?#].*/s, '')]] : []
  })
  return found.length === 0 ? [] : [{ event: 'csp-violation', attributes: Object.fromEntries(found) }]
}

function objectAt(value: JsonValue, key: string): JsonObject {
  const found = isJsonObject(value) ? value[key] : undefined
  return isJsonObject(found) ? found : {}
}

function listAt(value: JsonValue, key: string): JsonValue[] {
  const found = isJsonObject(value) ? value[key] : undefined
  return Array.isArray(found) ? found : []
}

function textAt(value: JsonValue, key: string): string {
  const found = isJsonObject(value) ? value[key] : undefined
  return typeof found === 'string' ? found : ''
}
