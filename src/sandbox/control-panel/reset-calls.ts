import type { SandboxReset } from '@/contract/generated/gateway-types'
import { sandboxReset } from '@/contract/generated/validate-sandbox.js'
import { resetMerchant } from '@/sandbox/reset-merchant'
import type { Services } from '@/sandbox/services'
import type { PanelRouter } from './panel-router'
import { merchantOf, readInput } from './read-input'

/** Back to the seeded state: one merchant, or all of them. Answers which ones. */
export function resetCalls(app: PanelRouter, services: Services): void {
  app.post('/reset', async (c) => {
    const { merchant } = await readInput<SandboxReset>(c, sandboxReset)
    const merchants = merchant === undefined ? [...services.merchants.values()] : [merchantOf(services, merchant)]
    if (merchant === undefined) services.faults.clear()
    for (const each of merchants) await resetMerchant(services, each)
    return c.json({ reset: merchants.map(({ code }) => code) })
  })
}
