import { deviceItems } from '@/site/lib/browser-items'

/**
 * Who signed out on this device and when, in local storage: a tab that was suspended, or showed another page, learns of
 * it here.
 */
export const signedOutName = 'signedOut'

/** When a customer last signed out here, in milliseconds since 1970; 0 when never. */
export function signedOutAt(customerId: string): number {
  try {
    const times = Object.fromEntries(JSON.parse(deviceItems.get(signedOutName) ?? '[]') as [string, unknown][])
    return Number(times[customerId]) || 0
  } catch {
    // An invalid value counts as empty.
    return 0
  }
}
