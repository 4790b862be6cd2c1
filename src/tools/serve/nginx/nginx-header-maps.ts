import { exactMap, quoted } from './nginx-text'
import {
  partHeaders,
  partTypes,
  reportingHeader,
  reportTo,
  securityHeaders,
  type Policy,
} from '@/tools/serve/security-headers'

const policyHeader = 'Content-Security-Policy'

/** Name of the variable with a header's value. */
export function headerVariable(header: string): string {
  return `livery_sent_${header.toLowerCase().replaceAll('-', '_')}`
}

/** Headers whose values are the brand's. */
const ofBrand: Readonly<Record<string, string>> = {
  [policyHeader]: '"$livery_policy$livery_policy_more$livery_report_to"',
  [reportingHeader]: '$livery_reporting',
}

/** Maps for the headers of a page; other answers have a shorter value or none. */
export function pageHeaderMaps(policy: Policy): string {
  const part = partHeaders(policy, { secure: true })
  const ofPages = Object.entries(securityHeaders(policy, { secure: true })).filter(
    ([header, value]) => part[header] !== value,
  )
  return [...ofPages, [reportingHeader, ''] as const]
    .map(([header, value]) => {
      const whole = ofBrand[header] ?? quoted(value)
      return `map "$livery_worker$sent_http_content_type" $${headerVariable(header)} {
    default ${whole};
    "~*${partTypes}" ${quoted(part[header] ?? '')};
}
`
    })
    .join('\n')
}

/** A merchant's policy header for connections without TLS; `secureMaps` adds what TLS connections have in addition. */
export function policyOf(policy: Policy): string {
  return securityHeaders(policy)[policyHeader] ?? ''
}

function transportOf(policy: Policy): string {
  return securityHeaders(policy, { secure: true })['Strict-Transport-Security'] ?? ''
}

/** What TLS adds to the headers of every merchant. */
export function secureMaps(policy: Policy): string {
  const secure = securityHeaders(policy, { secure: true })
  const more = (secure[policyHeader] ?? '').slice(policyOf(policy).length)
  if (policyOf(policy) + more !== secure[policyHeader]) throw new Error('TLS changes a policy other than at its end')
  return [
    `map $livery_scheme $livery_policy_more {\n    default "";\n    https ${quoted(more)};\n}\n`,
    `map "$livery_scheme:$livery_reporting" $livery_report_to {\n    default "";\n    "~^https:." ${quoted(`; ${reportTo.join(' ')}`)};\n}\n`,
    exactMap('"$livery_scheme:$livery_preload"', 'livery_transport', '', [
      ['https:', transportOf(policy)],
      ['https:preload', transportOf({ ...policy, hstsPreload: true })],
    ]),
  ].join('\n')
}
