import type { Site } from '@/contract/generated/merchant-types'
import type { PhoneProvider, PhoneSettings } from './phone-provider'

type Load = () => Promise<(settings: PhoneSettings) => PhoneProvider>

/** The providers by the name in site.json. Each is lazy-loaded on first use. */
export const phoneProviders: Record<Site['phoneVerification']['provider'], Load | undefined> = {
  none: undefined,
  sandbox: async () => (await import('./sandbox-phone')).sandboxPhone,
}
