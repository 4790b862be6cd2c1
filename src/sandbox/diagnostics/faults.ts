import type { SandboxFault } from '@/contract/generated/gateway-types'

export interface Faults {
  add(fault: SandboxFault): void
  /** The fault that the next answer of this call is to have, counted down. The first that was asked for comes first. */
  take(call: string, merchant: string): SandboxFault | undefined
  /** What is still to come. */
  list(): SandboxFault[]
  /** Faults of one merchant; those of every merchant too when none is named. */
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
