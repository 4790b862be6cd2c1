import { reservedCodes } from '@/engine/names/reserved-codes'
import { child, quote } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

export const codeMismatch: MerchantCheck = {
  code: 'code-mismatch',
  severity: 'error',
  docs: {
    what: 'The code in site.json is not the name of the folder.',
    why: 'The folder, the address in development and the merchant header of every call are one name.',
    bad: { 'site.json': '{ "code": "acne", "extends": "base", "hosts": ["acme.test"] }' },
    good: { 'site.json': '{ "code": "acme", "extends": "base", "hosts": ["acme.test"] }' },
  },
  inspect({ code, config }) {
    const written = child(config.site, 'code')
    if (typeof written !== 'string' || written === code) return []
    // Another check reports an invalid code.
    if (!/^[a-z][a-z0-9-]{1,31}$/.test(written)) return []
    if (reservedCodes.has(written) || reservedCodes.has(code)) return []
    const message = `the folder is called "${code}"`
    return [
      {
        file: 'site',
        path: ['code'],
        spot: 'value',
        message,
        expected: `"${code}"`,
        received: quote(written),
        suggestions: [code],
      },
    ]
  },
}
