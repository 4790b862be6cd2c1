import { child, quote, valueAt } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const site = (label: string): string =>
  `{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "languages": { "items": { "TY": { "label": "${label}" } } } }`

export const languageTwice: MerchantCheck = {
  code: 'language-twice',
  severity: 'error',
  docs: {
    what: 'Two languages that the merchant offers have one label, or one locale.',
    why: 'Players could not tell them apart, and neither could search engines.',
    bad: { 'site.json': site('English') },
    good: { 'site.json': site('Filipino') },
  },
  inspect({ config: { site: merged } }) {
    const items = valueAt(merged, ['languages', 'items'])
    const order = valueAt(merged, ['languages', 'order'])
    const listed = Array.isArray(order) ? order.filter((each) => typeof each === 'string') : []
    return ['label', 'locale'].flatMap((key) => {
      const valueOf = (language: string) => child(child(items, language), key)
      return listed.flatMap((language, index) => {
        const value = valueOf(language)
        const other = listed.slice(0, index).find((each) => valueOf(each) === value)
        if (value === undefined || other === undefined || other === language) return []
        return [
          {
            file: 'site' as const,
            path: ['languages', 'items', language, key],
            spot: 'value' as const,
            message: `${other} has this ${key} too`,
            expected: `a ${key} of its own`,
            received: quote(value),
          },
        ]
      })
    })
  },
}
