import { endpoints, type Endpoint } from '@/contract/endpoints/endpoints'
import { child, keysOf, quote, valueAt } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const site = (method: string): string =>
  `{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "gateway": { "calls": { "login": { "method": "${method}" } } } }`

/** GET and DELETE requests carry their parameters in the URL. */
const bodiless = ['GET', 'DELETE']

export const methodWithoutBody: MerchantCheck = {
  code: 'method-without-body',
  severity: 'error',
  docs: {
    what: 'A call that travels encrypted is to be sent by a method without a body.',
    why: 'Its parameters would stand in the address as they are: passwords among them, which servers write into their logs.',
    bad: { 'site.json': site('GET') },
    good: { 'site.json': site('PUT') },
  },
  inspect({ config }) {
    const path = ['gateway', 'calls']
    const calls = valueAt(config.site, path)
    return keysOf(calls).flatMap((name) => {
      const method = child(child(calls, name), 'method')
      if (!isEncrypted(name) || !bodiless.some((each) => each === method)) return []
      return [
        {
          file: 'site' as const,
          path: [...path, name, 'method'],
          spot: 'value' as const,
          message: `${name} travels encrypted, in a body, and ${quote(method)} has none`,
          expected: 'POST or PUT',
          received: quote(method),
        },
      ]
    })
  },
}

const isEncrypted = (name: string): boolean =>
  (endpoints as Readonly<Record<string, Endpoint | undefined>>)[name]?.encrypt === true
