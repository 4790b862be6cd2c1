import { sandboxAct } from '@/contract/generated/validate-sandbox.js'
import { PanelError } from '@/sandbox/call/panel-error'
import { modules, type Services } from '@/sandbox/modules'
import type { Act, ActRequest } from '@/sandbox/sandbox-module'
import type { PanelRouter } from './panel-router'
import { readInput } from './read-input'

/** Acts of the platform's staff or of a vendor, from all modules. */
export const acts: Readonly<Record<string, Act<Services>>> = Object.fromEntries(
  modules.flatMap(({ acts: own = {} }) => Object.entries(own)),
)

/** Performs an act and returns what it changed. */
export function actCalls(app: PanelRouter, services: Services): void {
  app.post('/acts', async (c) => {
    const request = await readInput<ActRequest>(c, sandboxAct)
    const act = acts[request.act]
    if (act === undefined) throw new PanelError(`no module does ${request.act}.`)
    return c.json(await act(services, request))
  })
}
