import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import { createMiddleware } from 'hono/factory'
import type { CallName } from '@/contract/endpoints/endpoints'
import { Refusal } from '@/sandbox/call/refusal'
import type { SandboxEnv } from '@/sandbox/call/sandbox-env'

/** Calls that a closed site still answers: why it is closed, other domains, contact, and signing out. */
const open: ReadonlySet<CallName> = new Set([
  'permission',
  'status',
  'domainRoutes',
  'whitelabelMenu',
  'customerService',
  'logout',
])

/**
 * Refuses all other calls during maintenance or from a restricted region, since blocking the page alone would not be
 * enough (2 §8).
 */
export function refuseClosed({ settings }: SettingsPort) {
  return createMiddleware<SandboxEnv>(async (c, next) => {
    const { merchant, name, endpoint, texts } = c.var
    if (open.has(name)) return next()
    const { systemStatus } = await settings.of(merchant)
    if (systemStatus === 0) return next()
    const code = systemStatus === 1 ? 'system_maintenance' : 'access_restricted'
    // 503 means that the outcome of a money call is unknown, so the site asks again later.
    throw new Refusal(code, texts.say(code), endpoint.kind === 'money' ? { status: 503 } : {})
  })
}
