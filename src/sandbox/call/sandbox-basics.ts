import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { MovableClock } from './movable-clock'

/** What every call and every module gets: the clock and the merchants. */
export interface SandboxBasics {
  /** Milliseconds since 1970, by the sandbox's clock. */
  readonly clock: () => number
  readonly movableClock: MovableClock
  /** Merchants by code. */
  readonly merchants: Map<string, SandboxMerchant>
}

export function sandboxBasics(movableClock: MovableClock): SandboxBasics {
  return { clock: movableClock.now, movableClock, merchants: new Map() }
}
