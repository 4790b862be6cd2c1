import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import type { DiagnosticsPort } from '@/sandbox/diagnostics/port/diagnostics-port'
import { createMiddleware } from 'hono/factory'
import { endpoints } from '@/contract/endpoints/endpoints'
import type { SandboxEnv } from '@/sandbox/call/sandbox-env'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import { applyFault } from './apply-fault'

/**
 * Answers a ping on every domain (1 §7). A ping is cross-origin and has none of a call's headers, because a custom
 * header would cause a CORS preflight and double the measured time. So the host identifies the merchant.
 */
export function answerPing(services: SandboxBasics & DiagnosticsPort) {
  const spoil = applyFault(services)
  return createMiddleware<SandboxEnv>(async (c, next) => {
    const merchants = [...services.merchants.values()].filter((merchant) => pingPath(merchant) === c.req.path)
    if (c.req.method !== 'GET' || merchants.length === 0) return next()
    c.header('access-control-allow-origin', '*')
    c.header('timing-allow-origin', '*')
    const host = hostOf(c.req.header('x-forwarded-host')) ?? new URL(c.req.url).hostname
    const merchant = merchants.find(({ hosts }) => hosts.includes(host))
    if (merchant !== undefined) {
      c.set('name', 'ping')
      c.set('merchant', merchant)
      const spoiled = await spoil(c, () => Promise.resolve())
      if (spoiled !== undefined) return spoiled
    }
    return c.text('ok')
  })
}

function pingPath({ calls }: SandboxMerchant): string {
  return calls['ping']?.path ?? endpoints.ping.path
}

/** The host that was requested, as a reverse proxy forwards it. */
function hostOf(forwarded: string | undefined): string | undefined {
  return forwarded?.replace(/:\d+$/, '')
}
