import { randomBytes } from 'node:crypto'
import { Command } from 'commander'
import { createServer } from 'vite'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { devPlugin } from '@/tools/studio/server/dev-plugin'
import { DevSites } from '@/tools/studio/server/dev-sites'
import { closeOnSignal } from './serve/close-on-signal'
import { assertPortFree } from './serve/listen'
import { openGateway } from './serve/open-gateway'
import { runCommand } from './run-command'
import { siteAddresses } from './serve/site-addresses'
import { merchantsOption, serveOptions, type ServeSettings } from './site-options'

/** Invalid merchants do not end it, because it is used to correct them. */
async function develop(settings: ServeSettings): Promise<void> {
  await assertPortFree(settings.port, settings.host)
  const folder = merchantsRoot(settings.merchants).dir
  const sites = new DevSites(folder)
  const open = await openGateway(settings, sites.merchants)
  const nonce = randomBytes(16).toString('base64url')
  const { gateway } = open
  const onChange = () => open.setMerchants(sites.merchants)
  const server = await createServer({
    appType: 'custom',
    clearScreen: false,
    html: { cspNonce: nonce },
    // Needed by the studio only: if Vite discovered them later, it would reload the page.
    optimizeDeps: { include: ['@rjsf/core', '@rjsf/utils', 'colorjs.io'] },
    plugins: [devPlugin({ sites, folder, gateway, nonce, onChange })],
    server: {
      port: settings.port,
      host: settings.host,
      strictPort: true,
      allowedHosts: sites.hosts,
      // Otherwise Vite would serve every other file of the project, including the sandbox's database.
      fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.data/**'] },
      hmr: { overlay: false },
      // Builds made in the meanwhile are not part of the source being edited.
      watch: { ignored: (path) => /[/\\](dist[^/\\]*|\.cache|\.data)[/\\]/.test(path) && !path.startsWith(folder) },
    },
  })
  await server.listen()
  closeOnSignal(async () => {
    await server.close()
    open.close()
  })
  if (sites.problems !== '') console.error(sites.problems)
  const merchants = sites.merchants.map(({ code, config }) => ({ code, name: config.site.name }))
  console.log(siteAddresses(merchants, server.config.server.port, gateway.kind === 'sandbox'))
}

const command = new Command('dev').description('Serve the sites while they are being worked on.').action(develop)
for (const option of [...serveOptions(), merchantsOption()]) command.addOption(option)

await runCommand(command)
