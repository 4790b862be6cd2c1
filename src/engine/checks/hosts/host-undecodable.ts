import { isHostName } from '@/engine/names/host-name'
import type { ReferenceCheck } from '@/engine/checks/check-kinds'

const site = (host: string): string => `{ "code": "acme", "extends": "base", "hosts": ["acme.test", "${host}"] }`

export const hostUndecodable: ReferenceCheck = {
  code: 'host-undecodable',
  severity: 'error',
  docs: {
    what: 'A part of the host begins with xn--, as Punycode does, and stands for no letters. Numbers that are no IP address are no host either.',
    why: 'Browsers refuse such an address: nobody could open the site under it.',
    bad: { 'site.json': site('xn--a.test') },
    good: { 'site.json': site('xn--bcher-kva.test') },
  },
  refs: ['host'],
  inspect({ value }) {
    if (isHostName(value)) return []
    const part = value.split('.').find((each) => each.startsWith('xn--') && !isHostName(each))
    const message =
      part === undefined
        ? `browsers take "${value}" for another address`
        : `"${part}" is no Punycode: it stands for no letters`
    return [{ message, expected: 'a host name that browsers open' }]
  },
}
