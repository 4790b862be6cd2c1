import { child } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const site = (endpoint: string): string =>
  `{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "monitoring": { "endpoint": "${endpoint}" } }`

export const monitoringPath: MerchantCheck = {
  code: 'monitoring-path',
  severity: 'warning',
  docs: {
    what: 'monitoring.endpoint is an address of a collector without the path at which collectors take log records, /v1/logs.',
    why: 'OpenTelemetry’s own programs put the path behind the address that they are given. Here it is used as it stands, and a collector answers any other path with 404: nothing would arrive.',
    bad: { 'site.json': site('https://otel.example.com:4318') },
    good: { 'site.json': site('https://otel.example.com:4318/v1/logs') },
  },
  inspect({ config: { site: config } }) {
    const monitoring = child(config, 'monitoring')
    const endpoint = child(monitoring, 'endpoint')
    // A path of the site's own host is led wherever its web server says.
    if (child(monitoring, 'format') !== 'otlp' || typeof endpoint !== 'string' || !endpoint.startsWith('https://'))
      return []
    if (endpoint.endsWith('/v1/logs')) return []
    return [
      {
        file: 'site',
        path: ['monitoring', 'endpoint'],
        spot: 'value',
        message: 'collectors take log records at /v1/logs, and nothing is put behind this address',
        expected: 'the address with its path',
        received: `"${endpoint}"`,
        suggestions: [`${endpoint.replace(/\/(?:v1(?:\/\w+)?)?$/, '')}/v1/logs`],
      },
    ]
  },
}
