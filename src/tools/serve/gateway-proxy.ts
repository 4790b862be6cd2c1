import { proxy } from 'hono/proxy'
import { gatewayUnreachable } from './gateway-unreachable'

/**
 * Forwards a call of the site to a remote gateway; if that cannot be reached, the answer has the calls' own envelope.
 */
export async function passToGateway(gateway: URL, request: Request, client?: string): Promise<Response> {
  const { pathname, search, host, protocol } = new URL(request.url)
  const target = new URL(gateway.pathname.replace(/\/$/, '') + pathname + search, gateway)
  try {
    return await proxy(target, {
      raw: request,
      redirect: 'manual',
      customFetch: (passed) => {
        passed.headers.delete('host')
        // Clients can forge these headers, so only what this server knows is forwarded.
        for (const name of ['Forwarded', 'X-Forwarded-For', 'X-Real-IP']) passed.headers.delete(name)
        if (client !== undefined) passed.headers.set('X-Forwarded-For', client)
        passed.headers.set('X-Forwarded-Host', host)
        passed.headers.set('X-Forwarded-Proto', protocol.slice(0, -1))
        return fetch(passed)
      },
    })
  } catch (error) {
    console.error(`gateway: ${request.method} ${target.origin}${pathname} failed: ${reasonOf(error)}`)
    return Response.json(gatewayUnreachable, { status: 502 })
  }
}

/** undici says "fetch failed" and has the actual reason in `cause`. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? cause.message || cause.name : String(cause)
}
