import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import { createMiddleware } from 'hono/factory'
import type { SandboxEnv } from '@/sandbox/call/sandbox-env'
import { PanelError } from '@/sandbox/call/panel-error'

/**
 * Protects against CSRF and DNS rebinding. The panel changes state and needs no password, so no other site's page may
 * call it, neither cross-site nor through a domain that resolves to this machine.
 */
export function refuseForeignRequests({ merchants }: SandboxBasics) {
  return createMiddleware<SandboxEnv>(async (c, next) => {
    const { host, hostname } = new URL(c.req.url)
    const origin = c.req.header('origin')
    const site = c.req.header('sec-fetch-site') ?? 'none'
    const isForeign = (origin !== undefined && hostOf(origin) !== host) || !['none', 'same-origin'].includes(site)
    const isOurs = isLocalName(hostname) || [...merchants.values()].some(({ hosts }) => hosts.includes(hostname))
    if (isForeign || !isOurs) throw new PanelError('The control panel answers its own pages only.', 403)
    await next()
  })
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/** Host names that public DNS does not resolve: single labels, .localhost, and IP addresses. */
function isLocalName(hostname: string): boolean {
  return !hostname.includes('.') || hostname.endsWith('.localhost') || /^([0-9.]+|\[[0-9a-f:]+\])$/.test(hostname)
}
