import { child, quote, valueAt } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const site = (more: string): string => `{ "code": "acme", "extends": "base", "hosts": ["acme.test"], ${more} }`

export const languageUnlisted: MerchantCheck = {
  code: 'language-unlisted',
  severity: 'error',
  docs: {
    what: 'The default language is not in the order of the languages.',
    why: 'A visitor would start in a language that the list of languages does not offer, and could not come back to.',
    bad: { 'site.json': site('"languages": { "order": ["TY"] }') },
    good: { 'site.json': site('"languages": { "order": ["TY"] }, "defaultLanguage": "TY"') },
  },
  inspect({ chain, config: { site: merged }, names: { languages } }) {
    const chosen = child(merged, 'defaultLanguage')
    const order = valueAt(merged, ['languages', 'order'])
    if (typeof chosen !== 'string' || !Array.isArray(order) || languages?.includes(chosen) !== true) return []
    // The schema check reports an empty list.
    if (order.length === 0 || order.includes(chosen)) return []
    // An unknown language in the list is reported there: it may be the one that was meant.
    if (!order.every((each) => typeof each === 'string' && languages.includes(each))) return []
    // Of the two keys, the one in the merchant's own file is wrong.
    const own = chain[0]?.files.get('site')?.value
    const isOrder = child(own, 'defaultLanguage') === undefined
    const offered = order.map(String)
    return [
      {
        file: 'site',
        path: isOrder ? ['languages', 'order'] : ['defaultLanguage'],
        spot: 'value',
        message: `the default language ${chosen} is not in the order of the languages`,
        expected: isOrder ? `${chosen} among them, or another "defaultLanguage"` : `one of ${offered.join(', ')}`,
        received: quote(isOrder ? order : chosen),
        suggestions: isOrder ? [] : offered,
      },
    ]
  },
}
