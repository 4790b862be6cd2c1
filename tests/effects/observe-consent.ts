import { askedCategories, providersInUse } from '@/contract/site-data/consent-asked'
import { grantedStates } from '@/site/app/services/start-gtag'
import { allowedProviders, consentNow } from '@/site/merchant/consent'
import { serviceSources } from '@/tools/serve/service-sources'
import type { StagedSite } from './staged-site'

const providers = ['none', 'gtag', 'matomo', 'script'] as const
const day = 86_400_000

/** What visitors are asked for with each service in use, how long a choice counts, and what it lets in. */
export function observeConsent({ boot }: StagedSite): string {
  const { analytics, consent, monitoring } = boot.site
  const own = providersInUse({ analytics, monitoring })
  const each = providers.map((provider) => {
    const site = { consent, monitoring, analytics: { ...analytics, provider } }
    const asked = askedCategories(site, providersInUse(site))
    const allowed = asked.map(({ name }) => {
      const only = new Set([name])
      return [name, allowedProviders(asked, { allowed: only }), grantedStates(asked, only)]
    })
    return [provider, allowed, serviceSources(site)]
  })
  const days = Array.from({ length: 401 }, (_, age) => age)
  const versions = [consent.version, '1', 'sample', 'other']
  const counting = versions.map((version) => days.filter((age) => isCounting(consent, version, age)).length)
  return JSON.stringify([own, each, counting.slice(1), Math.max(...counting)])
}

function isCounting(consent: StagedSite['boot']['site']['consent'], version: string, age: number): boolean {
  const choice = { version, date: new Date(0).toISOString(), allowed: [] }
  return !consentNow(choice, consent, { isRefused: false, now: age * day }).isOpen
}
