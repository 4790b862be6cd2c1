import type { AnalyticsScript } from '@/contract/generated/merchant-types'
import { loadScript } from './load-script'
import type { Service } from './service'

/** Loads a script that counts by itself. */
export function startScript({ address, attributes }: AnalyticsScript): Service {
  loadScript(address, attributes)
  return { showPage() {}, stop: () => false }
}
