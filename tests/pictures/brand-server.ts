import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { createSandbox } from '@/sandbox/create-sandbox'
import { listen } from '@/tools/cli/listen'
import { sandboxed } from '@/tools/cli/sandboxed'
import { createSiteServer } from '@/tools/serve/site-server'

export interface BrandServer {
  readonly port: number
  close(): Promise<void>
}

/**
 * Serves the sites built in `out`, with a sandbox in memory whose clock stands at `now` (milliseconds since 1970).
 * Whatever the sandbox does is run by `within`.
 */
export async function serveBrands(
  out: string,
  merchants: readonly ResolvedMerchant[],
  now: number,
  within: <T>(run: () => T) => T,
): Promise<BrandServer> {
  const options = { merchants: sandboxed(merchants), database: ':memory:', clock: () => now }
  const sandbox = await within(() => createSandbox(options))
  const app: Pick<typeof sandbox.app, 'fetch'> = { fetch: (...args) => within(() => sandbox.app.fetch(...args)) }
  const gateway = {
    kind: 'sandbox',
    app,
    isGamesHost: (host: string | null) => sandbox.isGamesHost(host),
  } as const
  const server = await listen(createSiteServer(out, gateway), 0, '127.0.0.1')
  return {
    port: server.port,
    close: async () => {
      await server.close()
      sandbox.close()
    },
  }
}
