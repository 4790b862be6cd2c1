import { codeFault, codesLike, isWellFormed } from '@/engine/names/brand-code'
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
  isOfBrand: true,
  inspect({ code, config }) {
    const written = child(config.site, 'code')
    if (typeof written !== 'string' || written === code) return []
    // Another check reports an invalid code.
    if (!isWellFormed(written)) return []
    const fault = codeFault(code)
    if (codeFault(written) !== undefined || (fault !== undefined && isWellFormed(code))) return []
    const place = { file: 'site', path: ['code'], spot: 'value', received: quote(written) } as const
    if (fault !== undefined) {
      const [like = 'acme'] = codesLike(code)
      const message = `the folder is called "${code}", which ${fault}`
      return [{ ...place, message, expected: `another name for the folder, such as ${like}, and that as the code` }]
    }
    const message = `the folder is called "${code}"`
    return [{ ...place, message, expected: `"${code}"`, suggestions: [code] }]
  },
}
