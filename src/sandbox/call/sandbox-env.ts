import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { CallName, Endpoint } from '@/contract/endpoints/endpoints'
import type { GatewayCall } from './gateway-call'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { Texts } from '@/sandbox/texts/texts'

/** Context variables that each middleware sets for the next ones. */
export interface SandboxEnv {
  readonly Bindings: HttpBindings & {
    /** The client's address, if a reverse proxy knows it better than the connection does. */
    readonly clientAddress?: string
  }
  readonly Variables: {
    merchant: SandboxMerchant
    texts: Texts
    name: CallName
    endpoint: Endpoint
    session: GatewayCall<unknown>['session']
    body: unknown
    /** Pictures that were uploaded with the body, unchanged. */
    pictures: GatewayCall<unknown>['pictures']
  }
}

/** Node's request and response; missing when the app is called without a server, as in tests. */
export function connectionOf(c: Context<SandboxEnv>): Partial<SandboxEnv['Bindings']> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- Hono's types say that it is always there
  return c.env ?? {}
}
