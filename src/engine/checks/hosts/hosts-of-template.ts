import { child, quote, type JsonValue } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const site = (more: string): string => `{ "code": "acme", "extends": "base", "hosts": ["acme.test"]${more} }`

export const hostsOfTemplate: MerchantCheck = {
  code: 'hosts-of-template',
  severity: 'error',
  docs: {
    what: 'A template names hosts.',
    why: 'A template is never served: whoever opens one of its hosts would see no brand.',
    bad: { 'site.json': site(', "template": true') },
    good: { 'site.json': site('') },
  },
  isOfBrand: true,
  inspect({ code, chain, config: { site } }) {
    const hosts = child(site, 'hosts')
    // A misspelt "template" is told as that.
    if (child(chain[0]?.files.get('site')?.value, 'template') !== true || hosts === undefined) return []
    return [
      {
        file: 'site',
        path: ['hosts'],
        spot: 'value',
        message: `"template": true takes ${code} off the air: a template is never served, and nobody reaches ${named(hosts)} any more`,
        expected: 'no "hosts", or no "template": true',
        received: quote(hosts),
      },
    ]
  },
}

function named(hosts: JsonValue): string {
  const listed = Array.isArray(hosts) ? hosts.filter((each) => typeof each === 'string') : []
  if (listed.length < 2) return listed[0] ?? 'its hosts'
  return `${listed.slice(0, -1).join(', ')} and ${listed.at(-1)}`
}
