import type { Faults } from '@/sandbox/diagnostics/faults'
import type { Log } from '@/sandbox/diagnostics/log'
import type { Reports } from '@/sandbox/diagnostics/reports'

/** The sandbox's log, and the faults to inject into its answers. */
export interface DiagnosticsPort {
  readonly faults: Faults
  readonly log: Log
  /** What arrived for the merchants' monitoring. */
  readonly reports: Reports
}
