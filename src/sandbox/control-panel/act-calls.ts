import type { SandboxAct } from '@/generated/gateway-types'
import { sandboxAct } from '@/generated/validate-sandbox.js'
import type { Services } from '@/sandbox/services'
import { PanelError } from './panel-error'
import type { PanelRouter } from './panel-router'
import { merchantOf, readInput } from './read-input'

/** What the platform's people or a vendor would do. Answers what was changed. */
export function actCalls(app: PanelRouter, services: Services): void {
  app.post('/acts', async (c) => {
    const { merchant, id, on } = await readInput<Required<SandboxAct>>(c, sandboxAct)
    const { code, vendors } = merchantOf(services, merchant)
    if (!vendors.some((vendor) => vendor.code === id)) throw new PanelError(`${code} has no vendor ${id}.`, 404)
    await services.maintenance.set(code, id, on)
    return c.json({ vendor: id, maintenance: on })
  })
}
