import { child, quote } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const site = (more: string): string => `{ "code": "acme", "extends": "base", "hosts": ["acme.test"]${more} }`

export const hostsOfTemplate: MerchantCheck = {
  code: 'hosts-of-template',
  severity: 'warning',
  docs: {
    what: 'A template names hosts.',
    why: 'A template is never served: whoever opens one of its hosts would see no brand.',
    bad: { 'site.json': site(', "template": true') },
    good: { 'site.json': site('') },
  },
  inspect({ isTemplate, config: { site } }) {
    const hosts = child(site, 'hosts')
    if (!isTemplate || hosts === undefined) return []
    return [
      {
        file: 'site',
        path: ['hosts'],
        spot: 'value',
        message: 'a template is never served, and these are hosts of one',
        expected: 'no "hosts", or no "template": true',
        received: quote(hosts),
      },
    ]
  },
}
