import { codeFault, isWellFormed, takenCodes } from '@/engine/names/brand-code'
import { child, quote } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

export const codeReserved: MerchantCheck = {
  code: 'code-reserved',
  severity: 'error',
  docs: {
    what: `A merchant is called as something else is: ${takenCodes.join(', ')}, or a device of Windows (con, nul, aux, prn, com1 …); or its code ends in a hyphen.`,
    why: 'The build, the servers and hosts have these names, and a code is a folder, a part of a host and a header of every call.',
    bad: { 'site.json': '{ "code": "assets", "extends": "base", "hosts": ["acme.test"] }' },
    good: { 'site.json': '{ "code": "acme", "extends": "base", "hosts": ["acme.test"] }' },
  },
  isOfBrand: true,
  inspect({ code, config }) {
    const written = child(config.site, 'code')
    const taken = [...new Set([code, written])].find(
      (each): each is string => typeof each === 'string' && isTaken(each),
    )
    if (taken === undefined) return []
    return [
      {
        file: 'site',
        path: ['code'],
        spot: 'value',
        message: `"${taken}" ${codeFault(taken)}`,
        expected: taken === code ? 'another name, for the folder too' : `"${code}"`,
        received: quote(written),
        suggestions: taken === code ? [] : [code],
      },
    ]
  },
}

/** Another check reports a code of the wrong form. */
function isTaken(code: string): boolean {
  return isWellFormed(code) && codeFault(code) !== undefined
}
