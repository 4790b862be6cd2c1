import { createSiteServer } from '@/tools/serve/site-server'
import { readSitesFile } from '@/tools/serve/sites-file'
import { closeOnSignal } from './close-on-signal'
import { listen } from './listen'
import type { OpenGateway } from './open-gateway'
import { siteAddresses } from './site-addresses'
import type { ServeSettings } from '@/tools/cli/site-options'

/** Serves a build until a signal ends it, and prints the addresses. */
export async function serveBuiltSites({ out, port, host }: ServeSettings, open: OpenGateway): Promise<void> {
  const server = await listen(createSiteServer(out, open.gateway), port, host)
  closeOnSignal(async () => {
    await server.close()
    open.close()
  })
  const merchants = Object.entries(readSitesFile(out).merchants).map(([code, { name }]) => ({ code, name }))
  console.log(siteAddresses(merchants, server.port, open.gateway.kind === 'sandbox'))
}
