import { sandboxAct } from '@/contract/generated/validate-sandbox.js'
import { PanelError } from '@/sandbox/call/panel-error'
import { modules, type Services } from '@/sandbox/modules'
import type { Act, ActRequest } from '@/sandbox/sandbox-module'
import type { PanelRouter } from './panel-router'
import { readInput } from './read-input'

/** What the platform's people or a vendor would do, of all modules. */
export const acts: Readonly<Record<string, Act<Services>>> = Object.fromEntries(
  modules.flatMap(({ acts: own = {} }) => Object.entries(own)),
)

/** Answers what was changed. */
export function actCalls(app: PanelRouter, services: Services): void {
  app.post('/acts', async (c) => {
    const request = await readInput<ActRequest>(c, sandboxAct)
    const act = acts[request.act]
    if (act === undefined) throw new PanelError(`no module does ${request.act}.`)
    return c.json(await act(services, request))
  })
}
