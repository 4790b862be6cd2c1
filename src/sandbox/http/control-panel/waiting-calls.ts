import { merchantOf } from '@/sandbox/call/merchant-of'
import { modules, type Services } from '@/sandbox/modules'
import type { PanelRouter } from './panel-router'

/** Requests that wait for the platform's staff, from all modules. */
export function waitingCalls(app: PanelRouter, services: Services): void {
  app.get('/cash', async (c) => {
    const { code } = merchantOf(services, c.req.query('merchant'))
    const lists = []
    for (const { waiting } of modules) lists.push(await waiting?.(services, code))
    return c.json(Object.assign({}, ...lists))
  })
}
