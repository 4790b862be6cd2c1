import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import type { DiagnosticsPort } from '@/sandbox/diagnostics/port/diagnostics-port'
import { endpoints } from '@/contract/endpoints/endpoints'
import type { SandboxFault } from '@/contract/generated/gateway-types'
import { sandboxFault } from '@/contract/generated/validate-sandbox.js'
import { PanelError } from '@/sandbox/call/panel-error'
import type { PanelRouter } from './panel-router'
import { merchantOf } from '@/sandbox/call/merchant-of'
import { readInput } from './read-input'

/** Faults to inject into answers. Both calls return the faults that have not been applied yet. */
export function faultCalls(app: PanelRouter, services: SandboxBasics & DiagnosticsPort): void {
  app.get('/faults', (c) => c.json(services.faults.list()))

  app.post('/faults', async (c) => {
    const fault = await readInput<SandboxFault>(c, sandboxFault)
    if (!Object.hasOwn(endpoints, fault.call)) throw new PanelError(`no call is named ${fault.call}.`)
    if (fault.merchant !== undefined) merchantOf(services, fault.merchant)
    services.faults.add(fault)
    return c.json(services.faults.list())
  })

  app.get('/calls', (c) => c.json(Object.keys(endpoints)))
}
