import { reservedCodes } from '@/engine/names/reserved-codes'
import { child, quote } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

export const codeReserved: MerchantCheck = {
  code: 'code-reserved',
  severity: 'error',
  docs: {
    what: `A merchant is called ${[...reservedCodes].join(', ').replace(/, (\w+)$/, ' or $1')}.`,
    why: 'The build has folders of these names beside those of the merchants.',
    bad: { 'site.json': '{ "code": "assets", "extends": "base", "hosts": ["acme.test"] }' },
    good: { 'site.json': '{ "code": "acme", "extends": "base", "hosts": ["acme.test"] }' },
  },
  inspect({ code, config }) {
    const written = child(config.site, 'code')
    const taken = [code, written].find((each) => typeof each === 'string' && reservedCodes.has(each))
    if (taken === undefined) return []
    return [
      {
        file: 'site',
        path: ['code'],
        spot: 'value',
        message: `no merchant can be called ${quote(taken)}: the build has a folder of that name`,
        expected: taken === code ? 'another name, for the folder too' : `"${code}"`,
        received: quote(written),
        suggestions: taken === code ? [] : [code],
      },
    ]
  },
}
