import type { Faults } from '@/sandbox/diagnostics/faults'
import type { Log } from '@/sandbox/diagnostics/log'

/** The sandbox's log, and the faults to inject into its answers. */
export interface DiagnosticsPort {
  readonly faults: Faults
  readonly log: Log
}
