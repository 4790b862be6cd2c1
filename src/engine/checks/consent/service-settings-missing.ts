import { child } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const site = (analytics: string): string =>
  `{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "analytics": ${analytics}, "consent": { "categories": { "items": { "statistics": { "title": "page.title", "text": "page.text", "providers": ["matomo"] } }, "order": ["statistics"] } } }`

/** Services that need settings of their own, under a key of their name. */
const withSettings = ['matomo', 'script']

export const serviceSettingsMissing: MerchantCheck = {
  code: 'service-settings-missing',
  severity: 'error',
  docs: {
    what: 'analytics names a service, matomo or script, and not where it is.',
    why: 'Nothing could be loaded for whoever agrees.',
    bad: { 'site.json': site('{ "provider": "matomo" }') },
    good: {
      'site.json': site('{ "provider": "matomo", "matomo": { "address": "https://stats.acme.test", "siteId": 1 } }'),
    },
  },
  inspect({ config: { site } }) {
    const analytics = child(site, 'analytics')
    const provider = child(analytics, 'provider')
    if (typeof provider !== 'string' || !withSettings.includes(provider)) return []
    if (child(analytics, provider) !== undefined) return []
    return [
      {
        file: 'site',
        path: ['analytics', 'provider'],
        spot: 'value',
        message: `"${provider}" counts visits, and nothing says where it is`,
        expected: `"${provider}" beside "provider", with its address`,
        received: `"${provider}"`,
      },
    ]
  },
}
