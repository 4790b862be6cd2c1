import { suggest } from '@/engine/names/suggest'
import { parseAddress } from './address-unsafe'
import type { ReferenceCheck } from '@/engine/checks/check-kinds'

export const hostNotAllowed: ReferenceCheck = {
  code: 'host-not-allowed',
  severity: 'error',
  docs: {
    what: 'The address leads to a host that is not in allowedHosts of site.json.',
    why: 'Players are only sent to sites that the operator has named.',
    bad: {
      'site.json':
        '{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "contact": { "address": "https://chat.test/acme" } }',
    },
    good: {
      'site.json':
        '{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "allowedHosts": ["chat.test"], "contact": { "address": "https://chat.test/acme" } }',
    },
  },
  refs: ['address'],
  inspect({ value }, { names: { hosts, allowedHosts } }) {
    const address = parseAddress(value)
    const isWeb = address?.protocol === 'https:' || address?.protocol === 'http:'
    if (!isWeb || hosts.has(address.hostname) || allowedHosts.includes(address.hostname)) return []
    const suggestions = suggest(address.hostname, allowedHosts).map((host) => value.replace(address.hostname, host))
    const message = `${address.hostname} is not in allowedHosts of site.json`
    return [{ message, expected: `"${address.hostname}" in allowedHosts, or a host that is there`, suggestions }]
  },
}
