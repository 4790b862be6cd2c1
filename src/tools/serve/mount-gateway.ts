import type { BlockList } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import { clientAddress } from './client-address'
import { passToGateway } from './gateway-proxy'
import { notFound } from './plain-answer'

/** The gateway that answers the calls: the sandbox in this process, which also has a control panel, or a remote one. */
export type MountedGateway = (
  | {
      readonly kind: 'sandbox'
      readonly app: SandboxApp
      /** The sandbox's games have an origin of their own, on this server. */
      readonly isGamesHost?: (host: string | null) => boolean
    }
  | { readonly kind: 'remote'; readonly url: URL }
) & {
  /** Trusted proxies, whose X-Forwarded-For is used for the client's address. */
  readonly proxies?: BlockList
}

interface SandboxApp {
  fetch(request: Request, env: HttpBindings & { readonly clientAddress?: string }): Response | Promise<Response>
}

const callPath = /^\/(wps|lgw|lotto)(\/|$)/
const panelPath = /^\/sandbox(\/|$)/

/**
 * A path with an encoded dot or slash is not accepted as a call, because the gateway could resolve it to something
 * else.
 */
const disguised = /%2e|%2f|%5c/i

/** Nor is one with two dots that are no step up here, and are one to some gateways: `/..;/`. */
const goesUp = /\.\./

/** Whether a path belongs to the gateway by the endpoint table, or to the sandbox's control panel. */
export function isGatewayPath({ kind }: MountedGateway, path: string): boolean {
  return callPath.test(path) || (kind === 'sandbox' && panelPath.test(path))
}

/** Whether a host belongs to the sandbox entirely: its games have an origin of their own. */
export function isGamesHost(gateway: MountedGateway, host: string | null): boolean {
  return gateway.kind === 'sandbox' && gateway.isGamesHost?.(host) === true
}

/** Routes the gateway's paths in `app`, and those for which `isMovedCall` holds, to the gateway. */
export function mountGateway(
  app: Hono,
  gateway: MountedGateway,
  isMovedCall: (request: Request, path: string) => boolean,
): void {
  app.use(({ req, env }, next) => {
    const isGame = isGamesHost(gateway, req.raw.headers.get('Host'))
    const isCall = isGame || isGatewayPath(gateway, req.path) || isMovedCall(req.raw, req.path)
    const { pathname } = new URL(req.url)
    if (!isCall || disguised.test(pathname)) return next().then(() => undefined)
    if (goesUp.test(pathname)) return Promise.resolve(notFound())
    // The adaptor passes Node's request and response as the environment.
    const bindings = env as HttpBindings
    const client = clientOf(bindings, req.raw, gateway)
    const answer =
      gateway.kind === 'sandbox'
        ? gateway.app.fetch(req.raw, client === undefined ? bindings : { ...bindings, clientAddress: client })
        : passToGateway(gateway.url, req.raw, client)
    return Promise.resolve(answer)
  })
}

/** The client's address. Without a server, as in tests, there is no connection. */
export function clientOf(
  bindings: Partial<HttpBindings> | undefined,
  { headers }: Request,
  { proxies }: MountedGateway,
): string | undefined {
  return clientAddress(bindings?.incoming?.socket.remoteAddress, headers.get('X-Forwarded-For'), proxies)
}
