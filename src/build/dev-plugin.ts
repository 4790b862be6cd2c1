import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Plugin, ViteDevServer } from 'vite'
import { createDevApp } from './dev-app'
import type { DevSites } from './dev-sites'
import { isGatewayPath, type Gateway } from './mount-gateway'
import { securityHeaders } from './security-headers'
import { gatewayOrigin } from './site-pages'

export interface DevPluginOptions {
  readonly sites: DevSites
  /** Folder with the merchants' files, as an absolute path. */
  readonly folder: string
  readonly gateway: Gateway
  /** What Vite marks its scripts and styles with. */
  readonly nonce: string
  /** Called with the merchants as they stand after a change of their files. */
  readonly onChange: (sites: DevSites) => Promise<void>
}

const overlay = '<script type="module" src="/src/build/dev-overlay.ts"></script>'

/** Milliseconds in which an editor that saves a file in several steps is done. */
const settleTime = 50

/** Makes Vite's dev server answer as the site server does, and follow the merchants' files. */
export function devPlugin(options: DevPluginOptions): Plugin {
  return {
    name: 'livery-dev',
    apply: 'serve',
    configureServer(server) {
      const { sites, gateway, nonce } = options
      const listener = getRequestListener(devAppOf(server, options).fetch)
      server.middlewares.use((request, response, next) => {
        const merchant = sites.at(request.headers.host)
        const policy = { styleHashes: [], ...(merchant && gatewayOrigin(merchant.config)) }
        for (const [name, value] of Object.entries(securityHeaders(policy, { devNonce: nonce })))
          response.setHeader(name, value)
        const path = new URL(request.url ?? '/', 'http://localhost').pathname
        const isOurs = path === '/healthz' || path.startsWith('/brand/') || isGatewayPath(gateway, path)
        if (isOurs) void listener(request, response)
        else next()
      })
      followMerchants(server, options)
      return () => server.middlewares.use((request, response) => void listener(request, response))
    },
  }
}

function devAppOf(server: ViteDevServer, { sites, gateway }: DevPluginOptions) {
  return createDevApp(sites, gateway, {
    template: () => readFile(join(server.config.root, 'index.html'), 'utf8'),
    transform: (address, html) => server.transformIndexHtml(address, html.replace('</body>', `${overlay}</body>`)),
  })
}

function followMerchants(server: ViteDevServer, { sites, folder, onChange }: DevPluginOptions): void {
  let settling: NodeJS.Timeout | undefined
  const tell = () => server.ws.send({ type: 'custom', event: 'livery:problems', data: { text: sites.problems } })
  const reload = async () => {
    const before = sites.problems
    if (sites.reload()) {
      await onChange(sites)
      server.ws.send({ type: 'full-reload' })
    }
    if (sites.problems !== '') server.config.logger.error(`\n${sites.problems}`)
    else if (before !== '') server.config.logger.info('The merchants are in order again.')
    tell()
  }
  server.watcher.add(folder)
  server.watcher.on('all', (_, path) => {
    if (!path.startsWith(folder + sep)) return
    clearTimeout(settling)
    settling = setTimeout(() => void reload(), settleTime)
  })
  // A page asks once its overlay listens: on connection would be too early.
  server.ws.on('livery:ask', tell)
}
