import type { Site } from '@/contract/generated/merchant-types'
import type { AskedCategory, Provider } from '@/contract/site-data/consent-asked'
import { forgetCookies } from './forget-cookies'
import type { Service } from './service'
import { gtagCookies, startGtag } from './start-gtag'
import { matomoCookies, startMatomo } from './start-matomo'
import { startScript } from './start-script'

interface ServiceSettings {
  readonly analytics: Site['analytics']
  readonly gtagId: string | undefined
  readonly asked: readonly AskedCategory[]
  readonly allowed: ReadonlySet<string>
  /** Of the page that is shown first, without its query. */
  readonly address: string
}

/** A service of others: monitoring is the site's own. */
export type ServiceName = Exclude<Provider, 'monitoring'>

/** Starts services that the visitor agrees to. One that cannot start keeps none of the others from starting. */
export function startServices(providers: readonly ServiceName[], settings: ServiceSettings): [ServiceName, Service][] {
  return providers.flatMap((provider) => {
    try {
      return [[provider, startService(provider, settings)] as [ServiceName, Service]]
    } catch (error) {
      console.warn(`${provider} did not start`, error)
      return []
    }
  })
}

/** Throws when its settings are missing. */
function startService(provider: ServiceName, settings: ServiceSettings): Service {
  const { analytics, gtagId, asked, allowed, address } = settings
  const { matomo, script } = analytics
  if (provider === 'gtag' && gtagId !== undefined) return startGtag(gtagId, asked, allowed, address)
  if (provider === 'matomo' && matomo !== undefined) return startMatomo(matomo)
  if (provider === 'script' && script !== undefined) return startScript(script)
  throw new Error(`${provider} has no settings`)
}

/** Removes the cookies that services have left which ran once, and are not agreed to any more. */
export function forgetServices(): void {
  for (const names of [gtagCookies, matomoCookies]) forgetCookies(names)
}
