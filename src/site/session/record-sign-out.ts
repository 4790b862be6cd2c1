import { deviceItems } from '@/site/lib/browser-items'
import { signedOutName } from './signed-out'

/** Maximum number of customers stored; the oldest sign-outs are dropped. */
const remembered = 100

type Times = readonly (readonly [customerId: string, time: number])[]

export function recordSignOut(customerId: string): void {
  const others = readTimes().filter(([each]) => each !== customerId)
  deviceItems.set(signedOutName, JSON.stringify([...others, [customerId, Date.now()]].slice(-remembered)))
}

function readTimes(): Times {
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
