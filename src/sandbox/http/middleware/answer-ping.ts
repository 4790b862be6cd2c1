import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import type { DiagnosticsPort } from '@/sandbox/diagnostics/port/diagnostics-port'
import { createMiddleware } from 'hono/factory'
import { endpoints } from '@/contract/endpoints/endpoints'
import type { SandboxEnv } from '@/sandbox/call/sandbox-env'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import { applyFault } from './apply-fault'

/**
 * Answers a ping on every domain (1 §7). It comes from a page of another domain and without the headers of a call,
 * since a header would have the browser ask first and the time count twice; so the host says whose it is.
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

/** A server in front of the sandbox says which host was asked. */
function hostOf(forwarded: string | undefined): string | undefined {
  return forwarded?.replace(/:\d+$/, '')
}
