import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import type { DiagnosticsPort } from '@/sandbox/diagnostics/port/diagnostics-port'
import type { SandboxReset } from '@/contract/generated/gateway-types'
import { sandboxReset } from '@/contract/generated/validate-sandbox.js'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { PanelRouter } from './panel-router'
import { merchantOf } from '@/sandbox/call/merchant-of'
import { readInput } from './read-input'

export type ResetMerchant = (merchant: SandboxMerchant) => Promise<void>

/** Resets one merchant, or all of them, to the seeded state. Returns which ones were reset. */
export function resetCalls(app: PanelRouter, services: SandboxBasics & DiagnosticsPort, reset: ResetMerchant): void {
  app.post('/reset', async (c) => {
    const { merchant } = await readInput<SandboxReset>(c, sandboxReset)
    const merchants = merchant === undefined ? [...services.merchants.values()] : [merchantOf(services, merchant)]
    if (merchant === undefined) services.faults.clear()
    for (const each of merchants) await reset(each)
    return c.json({ reset: merchants.map(({ code }) => code) })
  })
}
