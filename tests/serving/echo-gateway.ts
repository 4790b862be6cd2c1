import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { endpoints } from '@/contract/endpoints/endpoints'

export interface SeenCall {
  readonly method: string | undefined
  readonly path: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** What the status call says of a host: `closed…` is in maintenance, and `blocked…` lets nobody in. */
function statusOf(host: string | null) {
  const [maintenance, regionRestriction] = [host?.startsWith('closed') ?? false, host?.startsWith('blocked') ?? false]
  const until = host?.startsWith('closed-until') ? new Date(Date.now() + 90_000).toISOString() : undefined
  return {
    code: maintenance ? '1' : regionRestriction ? '2' : '0',
    headers: until === undefined ? {} : { 'Retry-After': '90' },
    info: { maintenance: maintenance && { message: null, until }, regionRestriction },
  }
}

/** A gateway that answers each call with a description of the request, and with headers of its own. */
export class EchoGateway {
  readonly calls: SeenCall[] = []
  readonly #server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method, url, headers } = request
      const call = { method, path: url, headers, body }
      this.calls.push(call)
      const asked = new URL(url ?? '', 'http://gateway')
      const status = asked.pathname.endsWith(endpoints.permission.path)
        ? statusOf(asked.searchParams.get('url'))
        : undefined
      if (status !== undefined) {
        response.writeHead(200, {
          'Content-Type': 'application/json',
          'X-System-Status': status.code,
          ...status.headers,
        })
        response.end(JSON.stringify({ success: true, info: status.info }))
        return
      }
      response.writeHead(url?.includes('refused') ? 409 : 200, {
        'Content-Type': 'application/json',
        'Content-Security-Policy': "default-src 'self'",
        'Cache-Control': 'no-store',
      })
      response.end(JSON.stringify({ method, path: url, body }))
    })
  })

  /** Its URL, with a path prefix for calls. */
  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/platform`
  }

  async stop(): Promise<void> {
    this.#server.close()
    this.#server.closeAllConnections()
    await once(this.#server, 'close')
  }
}
