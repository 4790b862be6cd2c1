import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { CommandError } from '@/tools/cli/command-error'

export interface Listening {
  readonly port: number
  close(): Promise<void>
}

/**
 * In milliseconds. Without timeouts, a client that opens a connection and sends nothing, or only part of a request,
 * would hold it forever.
 */
const limits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  /** Idle time in both directions: longer than a gateway may take to answer. */
  silence: 150_000,
}

/** Listens on a port; throws a CommandError when the port is not available. */
export async function listen(
  app: Hono,
  port: number,
  host: string,
  { silence, ...serverOptions } = limits,
): Promise<Listening> {
  // The cast is needed because the adaptor's type allows HTTP/2; without options it is a node:http server.
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions }) as Server
  server.setTimeout(silence)
  await bind(server, port, host)
  return { port: (server.address() as AddressInfo).port, close: () => close(server) }
}

/** Fails early, before minutes are spent on a build that could not be served. */
export async function assertPortFree(port: number, host: string): Promise<void> {
  const server = createServer()
  await bind(server, port, host)
  await close(server)
}

function bind(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new CommandError(bindMessage(error, port, host), 2)))
    server.listen(port, host, resolve)
  })
}

function bindMessage({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${host} is in use: stop what listens there, or set PORT to another.`
  if (code === 'EACCES') return `Port ${port} of ${host} may not be used by this user: set PORT to one above 1023.`
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return `${host} is no address of this machine: set HOST to one.`
  return `Cannot listen on port ${port} of ${host}: ${message}`
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
