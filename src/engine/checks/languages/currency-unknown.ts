import { child } from '@/contract/json/json-value'
import { suggest } from '@/engine/names/suggest'
import type { ReferenceCheck } from '@/engine/checks/check-kinds'

const site = (code: string): string =>
  `{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "currency": { "code": "${code}" } }`

export const currencyUnknown: ReferenceCheck = {
  code: 'currency-unknown',
  severity: 'error',
  docs: {
    what: 'ISO 4217 has no currency of this code.',
    why: 'Amounts are written by it: players would read the code in place of a sign. For points or coins write a currency, and its "symbol".',
    bad: { 'site.json': site('PPH') },
    good: { 'site.json': site('PHP') },
  },
  refs: ['currency'],
  inspect({ value }, { config }) {
    if (isCurrency(value)) return []
    const message = `"${value}" is no currency`
    const alike = currenciesLike(value)
    // What the brand has elsewhere is meant, where it is alike: hardly any two codes are not.
    const own = child(child(config.site, 'currency'), 'code')
    const isOwn = typeof own === 'string' && own !== value && suggest(value, [own]).length > 0
    const suggestions = isOwn ? [own, ...alike.filter((each) => each !== own)] : alike
    return [{ message, expected: 'an ISO 4217 code such as PHP', suggestions }]
  },
}

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** Whether ISO 4217 has a currency of this code. */
export const isCurrency = (code: string): boolean => currencies.has(code)

export const currenciesLike = (code: string): string[] => suggest(code, currencies)
