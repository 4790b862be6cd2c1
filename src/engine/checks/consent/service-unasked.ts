import { child } from '@/contract/json/json-value'
import { listedEntries } from '@/contract/json/listed-entries'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const site = (providers: string): string =>
  `{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "analytics": { "provider": "gtag" }, "consent": { "categories": { "items": { "statistics": { "title": "page.title", "text": "page.text", "providers": ${providers} } }, "order": ["statistics"] } } }`

export const serviceUnasked: MerchantCheck = {
  code: 'service-unasked',
  severity: 'error',
  docs: {
    what: 'analytics names a service that no category of consent lets in.',
    why: 'Nobody is asked for it, so it never starts.',
    bad: { 'site.json': site('["matomo"]') },
    good: { 'site.json': site('["gtag"]') },
  },
  inspect({ config: { site } }) {
    const provider = child(child(site, 'analytics'), 'provider')
    if (typeof provider !== 'string' || provider === 'none') return []
    const categories = child(child(site, 'consent'), 'categories')
    const items = child(categories, 'items')
    const isAsked = (listedEntries(categories) ?? []).some((name) => {
      const providers = typeof name === 'string' ? child(child(items, name), 'providers') : undefined
      return Array.isArray(providers) && providers.includes(provider)
    })
    if (isAsked) return []
    return [
      {
        file: 'site',
        path: ['analytics', 'provider'],
        spot: 'value',
        message: `no category of consent lets "${provider}" in: nobody is asked, and it never starts`,
        expected: `"${provider}" in the "providers" of a category in "consent"`,
        received: `"${provider}"`,
      },
    ]
  },
}
