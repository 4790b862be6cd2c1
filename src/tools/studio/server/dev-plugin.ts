import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Plugin, ViteDevServer, WebSocketClient } from 'vite'
import { connections } from '@/tools/build/pages/site-pages'
import { schemasFolder } from '@/engine/editor/schema-address'
import { isGamesHost, isGatewayPath, type MountedGateway } from '@/tools/serve/mount-gateway'
import { securityHeaders, workerPath } from '@/tools/serve/security-headers'
import { createDevApp } from './dev-app'
import type { DevSites } from './dev-sites'
import { EditorSchemaWriter } from './editor-schema-writer'
import { createStudioApp } from './studio-app'
import { studioPage } from './studio-page'

export interface DevPluginOptions {
  readonly sites: DevSites
  /** Folder with the merchants' files, as an absolute path. */
  readonly folder: string
  readonly gateway: MountedGateway
  /** The nonce of Vite's scripts and styles. */
  readonly nonce: string
  /** Called with the current merchants after a change of their files. */
  readonly onChange: (sites: DevSites) => Promise<void>
}

const moduleAt = (address: string) => `<script type="module" src="${address}"></script>`

/** Scripts of pages in development only: those before the site's own scripts, and those after them. */
const firstTools = moduleAt('/src/tools/studio/browser/forget-answers.ts')
const pageTools = ['/src/tools/studio/browser/dev-overlay.ts', '/src/tools/studio/browser/page-tools.ts']
  .map(moduleAt)
  .join('')

/** Debounce time in milliseconds, for editors that save a file in several steps. */
const settleTime = 50

/** Makes Vite's dev server answer as the site server does, and watch the merchants' files. */
export function devPlugin(options: DevPluginOptions): Plugin {
  return {
    name: 'livery-dev',
    apply: 'serve',
    configureServer(server) {
      const { sites, gateway, nonce } = options
      const reload = followMerchants(server, options)
      const listener = getRequestListener(devAppOf(server, options).fetch)
      const studio = getRequestListener(studioAppOf(server, options, reload).fetch)
      server.middlewares.use((request, response, next) => {
        const merchant = sites.at(request.headers.host)
        const policy = { styleHashes: [], ...(merchant && connections(merchant.config)) }
        for (const [name, value] of Object.entries(securityHeaders(policy, { devNonce: nonce })))
          response.setHeader(name, value)
        const path = new URL(request.url ?? '/', 'http://localhost').pathname
        const isGame = isGamesHost(gateway, request.headers.host ?? null)
        const isOurs =
          isGame ||
          path === '/healthz' ||
          path === workerPath ||
          path.startsWith('/brand/') ||
          isGatewayPath(gateway, path)
        if (isOurs) void listener(request, response)
        else if (path === '/__studio' || path.startsWith('/__studio/')) void studio(request, response)
        else next()
      })
      return () => server.middlewares.use((request, response) => void listener(request, response))
    },
  }
}

function devAppOf(server: ViteDevServer, { sites, gateway }: DevPluginOptions) {
  return createDevApp(sites, gateway, {
    template: () => readFile(join(server.config.root, 'index.html'), 'utf8'),
    transform: (address, html) => server.transformIndexHtml(address, withTools(html)),
  })
}

function withTools(html: string): string {
  return html.replace('</head>', `${firstTools}</head>`).replace('</body>', `${pageTools}</body>`)
}

function studioAppOf(server: ViteDevServer, { sites }: DevPluginOptions, reload: () => Promise<void>) {
  const token = randomBytes(32).toString('base64url')
  const page = (name: string) => server.transformIndexHtml('/__studio', studioPage(name, token))
  return createStudioApp({ sites, token, reload, page })
}

/** Reads the merchants again when their files change. The returned function does so at once. */
function followMerchants(server: ViteDevServer, { sites, folder, onChange }: DevPluginOptions): () => Promise<void> {
  let settling: NodeJS.Timeout | undefined
  const send = (event: string, data: object = {}) => server.ws.send({ type: 'custom', event, data })
  const forEditors = new EditorSchemaWriter(server.config.logger)
  forEditors.update(sites.set)
  const reload = async () => {
    const before = sites.problems
    const hosts = sites.reload()
    if (hosts.length > 0) {
      await onChange(sites)
      // Not Vite's own reload, in which the studio would lose its state.
      send('livery:changed', { hosts })
    }
    if (sites.problems !== before) report(server, sites.problems)
    send('livery:read')
    forEditors.update(sites.set)
  }
  server.watcher.add(folder)
  server.watcher.on('all', (_, path) => {
    if (!path.startsWith(folder + sep) || path.includes(sep + schemasFolder + sep)) return
    clearTimeout(settling)
    settling = setTimeout(() => void reload(), settleTime)
  })
  // A page requests this once its overlay listens: sending it on connection would be too early.
  server.ws.on('livery:ask', ({ host, version }: { host: string; version?: string }, page: WebSocketClient) => {
    page.send('livery:problems', { problems: sites.problemsAt(host) })
    // The page was loading, frozen or disconnected while a file was saved.
    if (version !== undefined && version !== sites.versionAt(host)) page.send('livery:changed', { hosts: [host] })
  })
  return reload
}

function report({ config }: ViteDevServer, problems: string): void {
  if (problems === '') config.logger.info('The merchants are in order again.')
  else config.logger.error(`\n${problems}`)
}
