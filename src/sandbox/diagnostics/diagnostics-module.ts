import { defineModule } from '@/sandbox/sandbox-module'
import { createFaults } from './faults'
import { createLog } from './log'
import { createReports } from './reports'
import type { DiagnosticsPort } from './port/diagnostics-port'

export const diagnosticsModule = defineModule<unknown, DiagnosticsPort, unknown>({
  name: 'diagnostics',
  create: ({ clock }) => ({ faults: createFaults(), log: createLog(clock), reports: createReports(clock) }),
})
