import type { Faults } from '@/sandbox/diagnostics/faults'
import type { Log } from '@/sandbox/diagnostics/log'

/** What is shown of the sandbox's work, and what is to go wrong in it. */
export interface DiagnosticsPort {
  readonly faults: Faults
  readonly log: Log
}
