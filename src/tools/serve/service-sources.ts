import type { Site } from '@/contract/generated/merchant-types'
import { askedCategories, providersInUse, type AskedCategory, type Provider } from '@/contract/site-data/consent-asked'

/** Where the services of others may load scripts and pictures from, and send to. */
export interface ServiceSources {
  readonly scripts: readonly string[]
  readonly pictures: readonly string[]
  readonly calls: readonly string[]
}

type Settings = Pick<Site, 'analytics' | 'consent' | 'monitoring'>

/**
 * The sources of the services that visitors may agree to; undefined when there are none. One that no category names never
 * loads.
 */
export function serviceSources(site: Settings): ServiceSources | undefined {
  const used = providersInUse(site).filter((provider) => provider !== 'monitoring')
  const asked = askedCategories(site, used)
  const allowed = used.filter((provider) => asked.some(({ providers }) => providers.includes(provider)))
  if (allowed.length === 0) return undefined
  const all = allowed.map((provider) => sourcesOf(provider, site.analytics, asked))
  return {
    scripts: all.flatMap(({ scripts }) => scripts),
    pictures: all.flatMap(({ pictures }) => pictures),
    calls: all.flatMap(({ calls }) => calls),
  }
}

function sourcesOf(
  provider: Exclude<Provider, 'monitoring'>,
  { matomo, script }: Settings['analytics'],
  asked: readonly AskedCategory[],
): ServiceSources {
  switch (provider) {
    case 'gtag':
      return asked.some(advertises)
        ? { ...tag, pictures: [...tag.pictures, ...ads], calls: [...tag.calls, ...ads] }
        : tag
    case 'matomo':
      return ofOrigin(matomo?.address)
    case 'script':
      return ofOrigin(script?.address)
  }
}

/** The sources of Google's tag: https://developers.google.com/tag-platform/security/guides/csp */
const tag: ServiceSources = {
  scripts: ['https://*.googletagmanager.com'],
  pictures: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  calls: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
}

/** What the tag needs besides where it may be used for advertising. */
const ads = ['https://*.g.doubleclick.net', 'https://*.google.com', 'https://pagead2.googlesyndication.com']

function advertises({ providers, signals }: AskedCategory): boolean {
  return providers.includes('gtag') && signals.some((signal) => signal !== 'analytics_storage')
}

/** The site's own host needs no further source. */
function ofOrigin(address: string | undefined): ServiceSources {
  const origins = address?.startsWith('https:') ? [new URL(address).origin] : []
  return { scripts: origins, pictures: origins, calls: origins }
}
