import type { SandboxLogEntry } from '@/contract/generated/gateway-types'
import { sandboxLogEntry } from '@/contract/generated/validate-sandbox.js'
import type { Services } from '@/sandbox/services'
import { PanelError } from './panel-error'
import type { PanelRouter } from './panel-router'
import { merchantOf, readInput } from './read-input'

/** What the gateway sent out, what it was told, and what was found wrong with it. */
export function traceCalls(app: PanelRouter, services: Services): void {
  const { outbox, captchas, humanChecks, log } = services
  app.get('/outbox', (c) => c.json(outbox.list()))

  app.get('/feedback', async (c) => {
    const { code } = merchantOf(services, c.req.query('merchant'))
    return c.json(await services.feedbacks.of(code))
  })

  app.get('/captcha/:id', (c) => {
    const id = c.req.param('id')
    const text = captchas.textOf(id) ?? humanChecks.positionOf(id)?.toString()
    if (text === undefined) throw new PanelError('There is no unanswered captcha of this id.', 404)
    return c.json({ text })
  })

  app.get('/log', (c) => c.json(log.list()))

  app.post('/log', async (c) => {
    const entry = await readInput<SandboxLogEntry>(c, sandboxLogEntry)
    merchantOf(services, entry.merchant)
    log.add(entry)
    return c.json(log.list())
  })
}
