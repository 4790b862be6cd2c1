import type { SandboxFault } from '@/contract/generated/gateway-types'

export interface Faults {
  add(fault: SandboxFault): void
  /**
   * Returns the fault to apply to the next answer of this call and counts it down. Faults apply in the order
   * requested.
   */
  take(call: string, merchant: string): SandboxFault | undefined
  /** Faults that have not been applied yet. */
  list(): SandboxFault[]
  /** Removes the faults of one merchant, or those of all merchants if none is named. */
  clear(merchant?: string): void
}

export function createFaults(): Faults {
  let waiting: SandboxFault[] = []
  return {
    add(fault) {
      waiting.push({ ...fault })
    },
    take(call, merchant) {
      const fault = waiting.find((each) => each.call === call && (each.merchant ?? merchant) === merchant)
      if (fault === undefined) return undefined
      fault.times -= 1
      waiting = waiting.filter(({ times }) => times > 0)
      return fault
    },
    list: () => waiting.map((fault) => ({ ...fault })),
    clear(merchant) {
      waiting = merchant === undefined ? [] : waiting.filter((fault) => fault.merchant !== merchant)
    },
  }
}
