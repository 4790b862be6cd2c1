import { deviceItems } from '@/site/lib/browser-items'
import { readTimes, signedOutName } from './signed-out'

/** Maximum number of customers stored; the oldest sign-outs are dropped. */
const remembered = 100

export function recordSignOut(customerId: string): void {
  const others = readTimes().filter(([each]) => each !== customerId)
  deviceItems.set(signedOutName, JSON.stringify([...others, [customerId, Date.now()]].slice(-remembered)))
}
