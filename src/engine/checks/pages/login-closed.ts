import { quote, valueAt } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const page = ['pages', 'login']
const key = 'openToGuests'

export const loginClosed: MerchantCheck = {
  code: 'login-closed',
  severity: 'error',
  docs: {
    what: 'The page login is not open to guests at all of its addresses.',
    why: 'With loginFirst, guests would be sent to sign in on a page that sends them to sign in.',
    bad: { 'routes.json': '{ "pages": { "login": { "openToGuests": "none" } } }' },
    good: { 'routes.json': '{ "pages": { "login": { "openToGuests": "all" } } }' },
  },
  inspect({ config }) {
    const written = valueAt(config.routes, [...page, key])
    const isWritten = written === 'none' || written === 'aliases'
    // The schema check reports a missing page and an unknown value.
    if (!isWritten && (written !== undefined || valueAt(config.routes, page) === undefined)) return []
    return [
      {
        file: 'routes',
        path: isWritten ? [...page, key] : page,
        spot: isWritten ? 'value' : 'key',
        message: 'login is the page that loginFirst sends guests to: it is open to them',
        expected: `"${key}": "all"`,
        received: isWritten ? quote(written) : quote('login'),
        ...(isWritten && { suggestions: ['all'] }),
      },
    ]
  },
}
