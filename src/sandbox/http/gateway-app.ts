import type { Services } from '@/sandbox/modules'
import { Hono, type Context } from 'hono'
import { answerCall } from './answer-call'
import { refusalEnvelope } from './envelope'
import { answerPing } from './middleware/answer-ping'
import { applyFault } from './middleware/apply-fault'
import { findCall } from './middleware/find-call'
import { findMerchant } from './middleware/find-merchant'
import { findSession } from './middleware/find-session'
import { limitBody } from './middleware/limit-body'
import { readBody } from './middleware/read-body'
import { refuseClosed } from './middleware/refuse-closed'
import { isGoneAway } from './gone-away'
import { Refusal } from '@/sandbox/call/refusal'
import type { SandboxEnv } from '@/sandbox/call/sandbox-env'

/** The calls of the contract, at the paths that each merchant gives them. */
export function gatewayApp(services: Services): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  app.use(async (c, next) => {
    // The site checks this header before it reports anything to the sandbox's log.
    c.header('x-gateway', 'livery-sandbox')
    c.header('cache-control', 'no-store')
    await next()
  })
  app.use(answerPing(services))
  app.use(findMerchant(services), findCall, applyFault(services))
  app.use(refuseClosed(services), findSession(services), limitBody, readBody)
  app.all('*', (c) => answerCall(services, c))
  app.onError(answerError)
  return app
}

/** Turns every failure into an envelope with a sentence; unexpected errors are also logged to the console. */
function answerError(error: Error, c: Context): Response {
  if (error instanceof Refusal) return c.json(refusalEnvelope(error.code, error.message, error.value), error.status)
  if (isGoneAway(error)) return c.body(null, 400)
  console.error(error)
  return c.json(refusalEnvelope('internal', 'The sandbox could not answer this call.'), 500)
}
