import { deviceItems } from '@/site/lib/browser-items'

/**
 * Who signed out on this device and when, in local storage: a tab that was suspended, or showed another page, learns of
 * it here.
 */
export const signedOutName = 'signedOut'

type Times = readonly (readonly [customerId: string, time: number])[]

/** When a customer last signed out here, in milliseconds since 1970; 0 when never. */
export function signedOutAt(customerId: string): number {
  return readTimes().find(([each]) => each === customerId)?.[1] ?? 0
}

export function readTimes(): Times {
  try {
    const times: unknown = JSON.parse(deviceItems.get(signedOutName) ?? '[]')
    return Array.isArray(times) ? times.filter(isTime) : []
  } catch {
    // An invalid value counts as empty.
    return []
  }
}

function isTime(value: unknown): value is Times[number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'
}
