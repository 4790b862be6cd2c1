import { child, isJsonObject } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

export const hostsMissing: MerchantCheck = {
  code: 'hosts-missing',
  severity: 'error',
  docs: {
    what: 'A brand names no host.',
    why: 'The host decides which merchant a visitor sees: without one nobody would see this brand.',
    bad: { 'site.json': '{ "code": "acme", "extends": "base" }' },
    good: { 'site.json': '{ "code": "acme", "extends": "base", "hosts": ["acme.test"] }' },
  },
  isOfBrand: true,
  inspect({ isTemplate, config: { site } }) {
    if (isTemplate || !isJsonObject(site) || child(site, 'hosts') !== undefined) return []
    const message = '"hosts" is missing: a brand needs at least one, only a template has none'
    return [
      {
        file: 'site',
        path: [],
        spot: 'object',
        message,
        expected: '"hosts"',
        received: 'nothing',
        suggestions: ['hosts'],
      },
    ]
  },
}
