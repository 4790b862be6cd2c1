import type { ReferenceCheck } from './merchant-check'

const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:'])

export const addressUnsafe: ReferenceCheck = {
  code: 'address-unsafe',
  severity: 'error',
  docs: {
    what: 'The address is none of http, https, mailto and tel, or no address at all; of mailto, nobody at a host.',
    why: 'An address such as javascript:… would run as code on the site, and a mailto without its @ reaches nobody.',
    bad: {
      'site.json':
        '{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "contact": { "address": "javascript:alert(1)" } }',
    },
    good: {
      'site.json':
        '{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "contact": { "address": "mailto:help@acme.test" } }',
    },
  },
  refs: ['address'],
  inspect({ value }) {
    const address = parseAddress(value)
    if (address?.protocol === 'mailto:' && !/^[^@\s]+@[^@\s]+$/.test(address.pathname))
      return [{ message: 'no e-mail address follows mailto:', expected: 'mailto:, a name, @ and a host' }]
    if (address !== undefined && schemes.has(address.protocol)) return []
    const message = address === undefined ? 'not a full web address' : `${address.protocol} addresses are refused`
    // What stands before the host is a scheme that went wrong, once or twice.
    const bare = value.trim().replace(/^([a-z]*:?\/+)+/i, '')
    const suggestions = /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?([/?#]|$)/i.test(bare) ? [`https://${bare}`] : []
    return [{ message, expected: 'an address with https, http, mailto or tel', suggestions }]
  },
}

export function parseAddress(value: string): URL | undefined {
  // With its scheme twice it would be a path on a host called https.
  const isDoubled = /^[a-z]+:\/+[a-z]+:?\/\//i.test(value)
  return URL.canParse(value) && !isDoubled ? new URL(value) : undefined
}
