import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import { createMiddleware } from 'hono/factory'
import type { CallName } from '@/contract/endpoints/endpoints'
import { sessionInvalid } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import type { SandboxEnv } from '@/sandbox/call/sandbox-env'

/**
 * Calls that a session allows while a new password is due (1 §4): reading the account, changing the password, signing
 * out.
 */
const allowedForPassword: readonly CallName[] = ['memberInfo', 'changePassword', 'logout']

/** Finds the session of the token header, for calls that need one (2 §6). */
export function findSession({ sessions }: AccountsPort) {
  return createMiddleware<SandboxEnv>(async (c, next) => {
    const { endpoint, merchant } = c.var
    if (!endpoint.token && !endpoint.tokenIfAny) return next()
    const token = c.req.header('token')
    const session = token === undefined ? undefined : await sessions.find(merchant.code, token)
    if (!endpoint.token && token === undefined) return next()
    // Signing out of an ended session succeeds: it may be a double click, or another tab.
    if (token !== undefined && session === undefined && c.var.name === 'logout') return next()
    if (token === undefined || session === undefined) throw sessionInvalid(c.var.texts)
    if (session.isForPassword && !allowedForPassword.includes(c.var.name))
      throw new Refusal('password_due', c.var.texts.say('password_due'), {
        status: 403,
      })
    c.set('session', { token, account: session.account })
    return next()
  })
}
