import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import type { DiagnosticsPort } from '@/sandbox/diagnostics/port/diagnostics-port'
import type { MessagesPort } from '@/sandbox/messages/port/messages-port'
import type { VerificationPort } from '@/sandbox/verification/port/verification-port'
import type { SandboxLogEntry } from '@/contract/generated/gateway-types'
import { sandboxLogEntry } from '@/contract/generated/validate-sandbox.js'
import { PanelError } from '@/sandbox/call/panel-error'
import type { PanelRouter } from './panel-router'
import { merchantOf } from '@/sandbox/call/merchant-of'
import { readInput } from './read-input'

/** What the gateway sent, what was reported to it, and the problems found in it. */
export function traceCalls(
  app: PanelRouter,
  services: SandboxBasics & DiagnosticsPort & MessagesPort & VerificationPort,
): void {
  const { outbox, captchas, humanChecks, log, reports } = services
  app.get('/outbox', (c) => c.json(outbox.list()))

  app.get('/feedback', async (c) => {
    const { code } = merchantOf(services, c.req.query('merchant'))
    return c.json(await services.feedbacks.of(code))
  })

  app.get('/captcha/:id', (c) => {
    const id = c.req.param('id')
    const text = captchas.textOf(id) ?? humanChecks.positionOf(id)?.toString()
    if (text === undefined) throw new PanelError('There is no unanswered captcha of this id.', 404)
    return c.json({ text, digits: captchas.digitsOf(id) })
  })

  app.get('/reports', (c) => c.json(reports.list()))

  app.get('/log', (c) => c.json(log.list()))

  app.post('/log', async (c) => {
    const entry = await readInput<SandboxLogEntry>(c, sandboxLogEntry)
    merchantOf(services, entry.merchant)
    log.add(entry)
    return c.json(log.list())
  })
}
