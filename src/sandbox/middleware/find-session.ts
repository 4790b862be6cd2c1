import { createMiddleware } from 'hono/factory'
import { sessionInvalid } from '@/sandbox/gateway-call'
import type { SandboxEnv } from '@/sandbox/sandbox-env'
import type { Services } from '@/sandbox/services'

/** The session of the token header, for the calls that need one (2 §6). */
export function findSession({ sessions }: Services) {
  return createMiddleware<SandboxEnv>(async (c, next) => {
    if (!c.var.endpoint.token) return next()
    const token = c.req.header('token')
    const account = token === undefined ? undefined : await sessions.accountOf(c.var.merchant.code, token)
    if (token === undefined || account === undefined) throw sessionInvalid(c.var.texts)
    c.set('session', { token, account })
    return next()
  })
}
