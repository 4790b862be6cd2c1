import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { MovableClock } from './movable-clock'

/** What every call and every module has: the time, and whose players there are. */
export interface SandboxBasics {
  /** Milliseconds since 1970, by the sandbox's time. */
  readonly clock: () => number
  readonly movableClock: MovableClock
  /** The merchants by their codes. */
  readonly merchants: Map<string, SandboxMerchant>
}

export function sandboxBasics(movableClock: MovableClock): SandboxBasics {
  return { clock: movableClock.now, movableClock, merchants: new Map() }
}
