import { quote, valueAt } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const path = ['pages', 'home', 'path']

export const homeMoved: MerchantCheck = {
  code: 'home-moved',
  severity: 'error',
  docs: {
    what: 'The page home has another path than "/".',
    why: 'Logo, sign-out and the address of the site itself lead to "/": players would find no page there.',
    bad: { 'routes.json': '{ "pages": { "home": { "path": "/start" } } }' },
    good: { 'routes.json': '{ "pages": { "home": { "path": "/", "aliases": ["/start"] } } }' },
  },
  inspect({ config }) {
    const written = valueAt(config.routes, path)
    // The schema check reports a value that is not a path.
    if (typeof written !== 'string' || !written.startsWith('/') || written === '/') return []
    return [
      {
        file: 'routes',
        path,
        spot: 'value',
        message: 'home is the start page, which logo and sign-out lead to: its path is "/"',
        expected: '"/", with further addresses as aliases',
        received: quote(written),
        suggestions: ['/'],
      },
    ]
  },
}
