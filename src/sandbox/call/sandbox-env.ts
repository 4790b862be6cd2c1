import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { CallName, Endpoint } from '@/contract/endpoints/endpoints'
import type { GatewayCall } from './gateway-call'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { Texts } from '@/sandbox/texts/texts'

/** What each middleware finds out for those after it. */
export interface SandboxEnv {
  readonly Bindings: HttpBindings & {
    /** Who asks, where a server in front knows it better than the connection. */
    readonly clientAddress?: string
  }
  readonly Variables: {
    merchant: SandboxMerchant
    texts: Texts
    name: CallName
    endpoint: Endpoint
    session: GatewayCall<unknown>['session']
    body: unknown
    /** Pictures that came with the body, as they are. */
    pictures: GatewayCall<unknown>['pictures']
  }
}

/** Node's own request and answer; not there when the app is called without a server, as tests do. */
export function connectionOf(c: Context<SandboxEnv>): Partial<SandboxEnv['Bindings']> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- Hono's types say that it is always there
  return c.env ?? {}
}
