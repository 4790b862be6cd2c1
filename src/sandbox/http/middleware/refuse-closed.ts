import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import { createMiddleware } from 'hono/factory'
import type { CallName } from '@/contract/endpoints/endpoints'
import { Refusal } from '@/sandbox/call/refusal'
import type { SandboxEnv } from '@/sandbox/call/sandbox-env'

/** What a closed site still asks: why it is closed, where else it is, whom to write to, and to be signed out. */
const open: ReadonlySet<CallName> = new Set([
  'permission',
  'status',
  'domainRoutes',
  'whitelabelMenu',
  'customerService',
  'logout',
])

/** During maintenance, or from a place that is shut out, nothing else is answered: the page alone would keep nobody out (2 §8). */
export function refuseClosed({ settings }: SettingsPort) {
  return createMiddleware<SandboxEnv>(async (c, next) => {
    const { merchant, name, endpoint, texts } = c.var
    if (open.has(name)) return next()
    const { systemStatus } = await settings.of(merchant)
    if (systemStatus === 0) return next()
    const code = systemStatus === 1 ? 'system_maintenance' : 'access_restricted'
    // No word on whether an act was done before: it is asked about again.
    throw new Refusal(code, texts.say(code), endpoint.kind === 'money' ? { status: 503 } : {})
  })
}
