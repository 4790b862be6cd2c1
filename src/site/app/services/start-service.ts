import type { Site } from '@/contract/generated/merchant-types'
import type { AskedCategory, Provider } from '@/contract/site-data/consent-asked'
import type { Service } from './service'
import { startGtag } from './start-gtag'
import { startMatomo } from './start-matomo'
import { startScript } from './start-script'

interface ServiceSettings {
  readonly analytics: Site['analytics']
  readonly gtagId: string | undefined
  readonly asked: readonly AskedCategory[]
  readonly allowed: ReadonlySet<string>
}

/** A service of others: monitoring is the site's own. */
export type ServiceName = Exclude<Provider, 'monitoring'>

/** Starts a service that the visitor agrees to. Throws when its settings are missing. */
export function startService(provider: ServiceName, { analytics, gtagId, asked, allowed }: ServiceSettings): Service {
  const { matomo, script } = analytics
  if (provider === 'gtag' && gtagId !== undefined) return startGtag(gtagId, asked, allowed)
  if (provider === 'matomo' && matomo !== undefined) return startMatomo(matomo)
  if (provider === 'script' && script !== undefined) return startScript(script)
  throw new Error(`${provider} has no settings`)
}
